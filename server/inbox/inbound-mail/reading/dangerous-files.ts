/* Files that run, or that contain something that runs, when they are opened. The extensions are those that Gmail and
   Outlook refuse (support.google.com/mail/answer/6590, Outlook's level 1 list), plus pages and pictures with
   scripts, web shortcuts, disk images, and Office files with macros. */
const endings = new Set(
  // Programs and installers.
  (
    'exe com scr pif cpl dll sys drv ocx msi msp mst msix msixbundle appx appxbundle appinstaller application ' +
    'apk xapk ipa app dmg pkg deb rpm run bin elf so dylib jar jnlp class gadget ' +
    // Scripts.
    'bat cmd ps1 ps1xml ps2 psc1 psc2 psm1 psd1 msh msh1 msh2 vb vbe vbs vbp js jse mjs cjs ws wsf wsc wsh sct ' +
    'sh bash zsh csh ksh fish command tool py pyc pyw pyz pl rb php lua tcl ahk au3 scpt applescript workflow ' +
    // What opens settings, shortcuts and help.
    'reg inf ins isp lnk url website webloc desktop scf shb shs hta htc chm hlp mht mhtml xbap xll diagcab ' +
    'settingcontent-ms library-ms search-ms theme themepack job msc mde mdb accdb accde ade adp mad maf mda mdw ' +
    'prf pst one onepkg rdp vhd vhdx iso img cab ' +
    // Pages with scripts.
    'htm html xhtml xht shtml svg svgz xsl xslt swf ' +
    // Office with macros.
    'docm dotm xlsm xltm xlam xlsb xlm pptm potm ppsm ppam sldm iqy slk wll'
  ).split(' '),
);

const mediaTypes =
  /^(?:text\/(?:html|javascript|ecmascript|x-(?:python|perl|shellscript|sh))|image\/svg\+xml|message\/external-body|application\/(?:x-)?(?:javascript|ecmascript|xhtml\+xml|hta|vbscript|msdownload|msdos-program|dosexec|executable|sharedlib|mach-binary|elf|msi|bat|sh|csh|perl|python(?:-code)?|php|httpd-php|java-archive|java-applet|java-jnlp-file|java-vm|shockwave-flash|ms-shortcut|mswinurl|mmc|iso9660-image|apple-diskimage|debian-package|rpm|vnd\.(?:microsoft\.portable-executable|android\.package-archive|ms-htmlhelp|ms-cab-compressed|debian\.binary-package|apple\.installer\+xml|ms-[a-z]+\.(?:sheet|template|addin|presentation|slideshow|slide)\.(?:binary\.)?macroenabled(?:\.12|\.main\+xml)?|ms-(?:word|excel|powerpoint)\.(?:document|template|sheet|sheet\.binary|addin|presentation|slideshow)\.macroenabled\.12)))$/;

/** Reverses the direction of writing, so that `fdp.exe` is displayed as `exe.pdf`. */
const turnsText = /[\u202a-\u202e\u2066-\u2069\u200e\u200f]/;

/** Windows drops dots and spaces at the end of a name. */
const realEnd = (name: string) => name.replace(/[.\s\p{Cc}\p{Cf}]+$/u, '');

/** The text after a colon names a stream of the file, or, where the colon is replaced, becomes part of its name. */
function endingsOf(name: string): string[] {
  const plain = name.normalize('NFKC').toLowerCase();
  return [plain, plain.replace(/:.*$/s, '')].flatMap(each => /\.([^.\\/]+)$/.exec(realEnd(each))?.[1] ?? []);
}

const isClassId = (ending: string) => /^\{[\da-f-]{36}\}$/.test(ending);

/**
 * Returns whether a file may harm the person who opens it, by its name and its declared type. Archives are not
 * searched.
 */
export function isDangerousFile({ name, mediaType }: { name: string; mediaType: string }): boolean {
  if (turnsText.test(name)) return true;
  const [type = ''] = mediaType.toLowerCase().split(';');
  if (mediaTypes.test(type.trim())) return true;
  return endingsOf(name).some(ending => endings.has(ending) || isClassId(ending));
}
