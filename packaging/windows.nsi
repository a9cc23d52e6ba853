; The installer for Windows, for NSIS 3: `windows_build.py` names the facts and stages the files.
;
; Per user and without admin rights. It writes down which files it brings (files.txt), and a newer
; installer or the uninstaller removes just these: what a player put beside them stays. Decks and
; games lie in a folder of their own and are never touched.
;
; Options:  /S           no windows; exit code 2 when the app is running, 3 when Windows is too old
;           /D=FOLDER    where to; the last one, without quotation marks

Unicode true
Target ${TARGET}
SetCompressor /SOLID lzma
SetCompressorDictSize 64
RequestExecutionLevel user
ManifestDPIAware true
ManifestSupportedOS Win10
AllowSkipFiles off

!include LogicLib.nsh
!include MUI2.nsh
!include Sections.nsh
!include WinVer.nsh
!include WordFunc.nsh
!include x64.nsh

!define OWN_KEY "Software\${TITLE}"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${NAME}"
!define APP_PATH_KEY "Software\Microsoft\Windows\CurrentVersion\App Paths\${NAME}.exe"
!define TYPE_ID "DBZDesktop"
!define START_MENU "$SMPROGRAMS\${TITLE}.lnk"
!define ON_DESKTOP "$DESKTOP\${TITLE}.lnk"

Name "${TITLE}"
OutFile "${RESULT}"
InstallDir "$LOCALAPPDATA\Programs\${TITLE}"
InstallDirRegKey HKCU "${OWN_KEY}" "Folder"
BrandingText "${TITLE} ${VERSION}"

VIProductVersion "${NUMBERS}"
VIFileVersion "${NUMBERS}"
VIAddVersionKey "ProductName" "${TITLE}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${TITLE} Setup"
VIAddVersionKey "CompanyName" "${PUBLISHER}"
VIAddVersionKey "LegalCopyright" "${PUBLISHER}, MIT licence"
VIAddVersionKey "Comments" "${SUMMARY}"

Var Welcome
Var Data
Var Running
Var Before

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${STAGE}/side.bmp"
!define MUI_UNWELCOMEFINISHPAGE_BITMAP "${STAGE}/side.bmp"
!define MUI_HEADERIMAGE
!define MUI_HEADERIMAGE_RIGHT
!define MUI_HEADERIMAGE_BITMAP "${STAGE}/head.bmp"
!define MUI_HEADERIMAGE_UNBITMAP "${STAGE}/head.bmp"
!define MUI_ABORTWARNING
!define MUI_COMPONENTSPAGE_SMALLDESC

!define MUI_WELCOMEPAGE_TITLE "${TITLE} ${VERSION}"
!define MUI_WELCOMEPAGE_TEXT "$Welcome"
!insertmacro MUI_PAGE_WELCOME
!define MUI_LICENSEPAGE_TEXT_TOP "What you may do with ${TITLE}, and with what it brings along."
!insertmacro MUI_PAGE_LICENSE "${STAGE}/licence.txt"
!insertmacro MUI_PAGE_COMPONENTS
!define MUI_PAGE_CUSTOMFUNCTION_LEAVE LeaveFolder
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_TITLE "${TITLE} is ready"
!define MUI_FINISHPAGE_TEXT "You find it in the start menu.$\r$\n$\r$\n\
Your decks and games are kept in$\r$\n$Data"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${NAME}.exe"
!define MUI_FINISHPAGE_RUN_TEXT "Start ${TITLE} now"
!insertmacro MUI_PAGE_FINISH

!define MUI_UNCONFIRMPAGE_TEXT_TOP "${TITLE} will be removed from this computer. \
Your decks, packs and games stay where they are:$\r$\n$Data"
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!define MUI_FINISHPAGE_TITLE "${TITLE} was removed"
!define MUI_FINISHPAGE_TEXT "Your decks, packs and games stay in$\r$\n$Data$\r$\n$\r$\n\
Delete that folder yourself if you don't want them any more. If you install ${TITLE} again, it \
finds them there."
!insertmacro MUI_UNPAGE_FINISH

!insertmacro MUI_LANGUAGE "English"

; --- What installer and uninstaller share ---------------------------------------------------------

!macro Shared un

; Where the app keeps what belongs to its user, as dbz_desktop/paths.py does: in $Data.
Function ${un}FindData
    ReadEnvStr $Data "DBZ_DESKTOP_HOME"
    ${If} $Data == ""
        StrCpy $Data "$LOCALAPPDATA\${TITLE}"
    ${Else}
        StrCpy $Data "$Data\data"
    ${EndIf}
FunctionEnd

; Is the app in $INSTDIR running? Then $Running is "yes", else "". Windows lets nobody write to a
; program while it runs.
Function ${un}AskRunning
    Push $0
    StrCpy $Running ""
    ClearErrors
    ${If} ${FileExists} "$INSTDIR\${NAME}.exe"
        FileOpen $0 "$INSTDIR\${NAME}.exe" a
        FileClose $0
    ${EndIf}
    ${If} ${FileExists} "$INSTDIR\${CONSOLE_NAME}.exe"
        FileOpen $0 "$INSTDIR\${CONSOLE_NAME}.exe" a
        FileClose $0
    ${EndIf}
    ${If} ${Errors}
        StrCpy $Running "yes"
    ${EndIf}
    ClearErrors
    Pop $0
FunctionEnd

; Have the player close the app; $Running is "yes" if they'd rather not.
Function ${un}HaveClosed
    ${Do}
        Call ${un}AskRunning
        ${If} $Running == ""
            ${ExitDo}
        ${EndIf}
        ${If} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "${TITLE} is running. Close it; \
a game that is not over can be gone on with later. Then choose Retry." /SD IDCANCEL IDCANCEL`
            ${ExitDo}
        ${EndIf}
    ${Loop}
FunctionEnd

; Remove the files that a list names, and the folders that then are empty. The list is pushed.
Function ${un}RemoveListed
    Exch $0
    Push $1
    Push $2
    Push $3
    ClearErrors
    FileOpen $0 "$0" r
    ${Unless} ${Errors}
        ${Do}
            FileReadUTF16LE $0 $1
            ${If} ${Errors}
                ${ExitDo}
            ${EndIf}
            StrCpy $2 $1 2
            StrCpy $1 $1 "" 2
            StrCpy $1 $1 -2
            ; Somebody may have changed the list: nothing outside of our folder is touched.
            ${WordFind} "$1" ".." "E+1{" $3
            ${If} ${Errors}
            ${AndIf} $1 != ""
                ClearErrors
                ${If} $2 == "F "
                    Delete "$INSTDIR\$1"
                ${ElseIf} $2 == "D "
                    RMDir "$INSTDIR\$1"
                ${EndIf}
            ${EndIf}
            ClearErrors
        ${Loop}
        FileClose $0
    ${EndUnless}
    ClearErrors
    Pop $3
    Pop $2
    Pop $1
    Pop $0
FunctionEnd

!macroend
!insertmacro Shared ""
!insertmacro Shared "un."

!macro TellShell
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

!macro AddType ENDING KIND MIME
    WriteRegStr HKCU "Software\Classes\${TYPE_ID}.${ENDING}" "" "${KIND}"
    WriteRegStr HKCU "Software\Classes\${TYPE_ID}.${ENDING}" "FriendlyTypeName" "${KIND}"
    WriteRegStr HKCU "Software\Classes\${TYPE_ID}.${ENDING}\DefaultIcon" "" "$INSTDIR\${NAME}.exe,0"
    WriteRegStr HKCU "Software\Classes\${TYPE_ID}.${ENDING}\shell\open\command" "" \
        '"$INSTDIR\${NAME}.exe" "%1"'
    WriteRegStr HKCU "Software\Classes\.${ENDING}\OpenWithProgids" "${TYPE_ID}.${ENDING}" ""
    ; Another program that has the ending keeps it; ours then stands under "Open with".
    ReadRegStr $0 HKCU "Software\Classes\.${ENDING}" ""
    ${If} $0 == ""
        WriteRegStr HKCU "Software\Classes\.${ENDING}" "" "${TYPE_ID}.${ENDING}"
        WriteRegStr HKCU "Software\Classes\.${ENDING}" "Content Type" "${MIME}"
    ${EndIf}
!macroend

!macro RemoveType ENDING KIND MIME
    ReadRegStr $0 HKCU "Software\Classes\.${ENDING}" ""
    ${If} $0 == "${TYPE_ID}.${ENDING}"
        DeleteRegValue HKCU "Software\Classes\.${ENDING}" ""
    ${EndIf}
    ReadRegStr $0 HKCU "Software\Classes\.${ENDING}" "Content Type"
    ${If} $0 == "${MIME}"
        DeleteRegValue HKCU "Software\Classes\.${ENDING}" "Content Type"
    ${EndIf}
    DeleteRegValue HKCU "Software\Classes\.${ENDING}\OpenWithProgids" "${TYPE_ID}.${ENDING}"
    DeleteRegKey /ifempty HKCU "Software\Classes\.${ENDING}\OpenWithProgids"
    DeleteRegKey /ifempty HKCU "Software\Classes\.${ENDING}"
    DeleteRegKey HKCU "Software\Classes\${TYPE_ID}.${ENDING}"
!macroend

; --- Install --------------------------------------------------------------------------------------

Section "${TITLE}" SecApp
    SectionIn RO
    SetShellVarContext current
    Call HaveClosed
    ${If} $Running != ""
        SetErrorLevel 2
        Abort "${TITLE} is running; nothing was changed."
    ${EndIf}
    ; What an older version brought goes first, so that nothing of it is left over; also when it
    ; lies in another folder.
    StrCpy $0 "$INSTDIR"
    ReadRegStr $Before HKCU "${OWN_KEY}" "Folder"
    ${If} $Before != ""
    ${AndIf} $Before != "$INSTDIR"
        StrCpy $INSTDIR "$Before"
        Call HaveClosed
        ${If} $Running != ""
            SetErrorLevel 2
            Abort "${TITLE} is running; nothing was changed."
        ${EndIf}
        Push "$INSTDIR\files.txt"
        Call RemoveListed
        Delete "$INSTDIR\files.txt"
        Delete "$INSTDIR\uninstall.exe"
        RMDir "$INSTDIR"
        StrCpy $INSTDIR "$0"
    ${EndIf}
    Push "$INSTDIR\files.txt"
    Call RemoveListed
    SetOverwrite on
    !include "${STAGE}/install.nsh"
    SetOutPath "$INSTDIR"
    File "${STAGE}/files.txt"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "${START_MENU}" "$INSTDIR\${NAME}.exe" "" "" "" "" "" "${SUMMARY}"

    WriteRegStr HKCU "${OWN_KEY}" "Folder" "$INSTDIR"
    WriteRegStr HKCU "${OWN_KEY}" "Version" "${VERSION}"
    WriteRegStr HKCU "${OWN_KEY}" "Numbers" "${NUMBERS}"
    WriteRegStr HKCU "${APP_PATH_KEY}" "" "$INSTDIR\${NAME}.exe"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "${TITLE}"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\${NAME}.exe,0"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "${PUBLISHER}"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "Comments" "${SUMMARY}"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" ${KILOBYTES}
    WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
SectionEnd

Section "Open its files by double-click" SecTypes
    !define WHAT AddType
    !include "${STAGE}/types.nsh"
    !undef WHAT
SectionEnd

Section /o "Icon on the desktop" SecDesktop
    CreateShortcut "${ON_DESKTOP}" "$INSTDIR\${NAME}.exe" "" "" "" "" "" "${SUMMARY}"
SectionEnd

; What was chosen before and isn't any more is taken away; the choice is kept for the next version.
Section -Choices
    ${If} ${SectionIsSelected} ${SecTypes}
        WriteRegStr HKCU "${OWN_KEY}" "Types" "yes"
    ${Else}
        WriteRegStr HKCU "${OWN_KEY}" "Types" "no"
        !define WHAT RemoveType
        !include "${STAGE}/types.nsh"
        !undef WHAT
    ${EndIf}
    ${Unless} ${SectionIsSelected} ${SecDesktop}
        Delete "${ON_DESKTOP}"
    ${EndUnless}
    !insertmacro TellShell
SectionEnd

!insertmacro MUI_FUNCTION_DESCRIPTION_BEGIN
    !insertmacro MUI_DESCRIPTION_TEXT ${SecApp} "The app, and its place in the start menu."
    !insertmacro MUI_DESCRIPTION_TEXT ${SecTypes} "The files of ${TITLE} open in it, from the \
Explorer and from mails. Another program that has them already keeps them."
    !insertmacro MUI_DESCRIPTION_TEXT ${SecDesktop} "One more way to start it."
!insertmacro MUI_FUNCTION_DESCRIPTION_END

Function .onInit
    SetShellVarContext current
    ${IfNot} ${RunningX64}
    ${OrIfNot} ${AtLeastWin10}
        MessageBox MB_OK|MB_ICONSTOP "${TITLE} needs Windows 10 or later, 64 bit." /SD IDOK
        SetErrorLevel 3
        Quit
    ${EndIf}
    System::Call 'kernel32::CreateMutex(p 0, i 0, t "${TITLE} Setup") p .r0 ?e'
    Pop $0
    ${If} $0 = 183 ; ERROR_ALREADY_EXISTS
        MessageBox MB_OK|MB_ICONINFORMATION "The setup of ${TITLE} is open already." /SD IDOK
        SetErrorLevel 2
        Quit
    ${EndIf}
    Call FindData
    StrCpy $Welcome "This puts ${TITLE} on this computer, for you alone. No administrator is \
needed, and nothing else is installed.$\r$\n$\r$\nChoose Next to go on."
    ReadRegStr $0 HKCU "${OWN_KEY}" "Version"
    ${If} $0 != ""
        StrCpy $Welcome "Version $0 is on this computer, and ${VERSION} takes its place. Your \
decks, packs and games stay as they are.$\r$\n$\r$\nClose ${TITLE} if it is open, and choose Next \
to go on."
        ReadRegStr $1 HKCU "${OWN_KEY}" "Numbers"
        ${VersionCompare} "$1" "${NUMBERS}" $2
        ${If} $2 == 1
        ${AndIf} ${Cmd} `MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "Version $0 is on this \
computer, which is newer than ${VERSION}. Games saved with it may not open in ${VERSION}. Put the \
older one in its place?" /SD IDYES IDNO`
            Quit
        ${EndIf}
        ReadRegStr $1 HKCU "${OWN_KEY}" "Types"
        ${If} $1 == "no"
            !insertmacro UnselectSection ${SecTypes}
        ${EndIf}
        ${If} ${FileExists} "${ON_DESKTOP}"
            !insertmacro SelectSection ${SecDesktop}
        ${EndIf}
    ${EndIf}
FunctionEnd

Function LeaveFolder
    Call HaveClosed
    ${If} $Running != ""
        Abort
    ${EndIf}
FunctionEnd

; --- Uninstall ------------------------------------------------------------------------------------

Section "Uninstall"
    SetShellVarContext current
    Call un.HaveClosed
    ${If} $Running != ""
        SetErrorLevel 2
        Abort "${TITLE} is running; nothing was changed."
    ${EndIf}
    ; The list travels in the uninstaller too, in case the one in the folder is gone.
    InitPluginsDir
    SetOutPath "$PLUGINSDIR"
    File "${STAGE}/files.txt"
    SetOutPath "$TEMP"
    Push "$PLUGINSDIR\files.txt"
    Call un.RemoveListed
    Delete "$INSTDIR\files.txt"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "${START_MENU}"
    Delete "${ON_DESKTOP}"
    ; What the app can make again.
    RMDir /r "$LOCALAPPDATA\${TITLE}\Cache"
    !define WHAT RemoveType
    !include "${STAGE}/types.nsh"
    !undef WHAT
    DeleteRegKey HKCU "${APP_PATH_KEY}"
    DeleteRegKey HKCU "${UNINSTALL_KEY}"
    DeleteRegKey HKCU "${OWN_KEY}"
    !insertmacro TellShell
SectionEnd

Function un.onInit
    SetShellVarContext current
    Call un.FindData
FunctionEnd
