/**
 * Runs before the first paint, so that nothing flashes: applies the user's theme, language and direction, and opens a
 * page behind the sign-in in its frame (boot.css). It is a classic script in a file of its own, because the page allows
 * no inline scripts; it imports nothing. boot.test.ts compares its keys and choices with those of session/settings.ts,
 * session/tokens.ts and i18n/lang.ts.
 */
(() => {
  const html = document.documentElement;
  const recall = (key: string) => {
    try {
      return localStorage.getItem(`starbridge-${key}-String`) ?? '';
    } catch {
      return '';
    }
  };

  const scheme = recall('scheme');
  const isDark =
    scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  html.dataset.mantineColorScheme = isDark ? 'dark' : 'light';
  html.dir = recall('direction') === 'rtl' ? 'rtl' : 'ltr';
  const langs = [recall('lang'), ...navigator.languages].map(tag => tag.toLowerCase().split('-')[0]);
  html.lang = langs.find(lang => lang === 'zh' || lang === 'en') === 'en' ? 'en' : 'zh-CN';

  const isOpen =
    /^\/(auth|index|login|register|forgetPwd|secondFactor|price|privacy|protocol|policy|mailConfig|\w+mail|[ipruwc]\/.*|sandbox\/phone(\/.*)?)\/?$/i;
  if (recall('token') && !isOpen.test(location.pathname)) {
    html.dataset.frame =
      recall('menu') === 'horizontal' ? 'horizontal' : recall('sidebar') === 'mini' ? 'mini' : 'full';
  }

  // While an update replaces the files, the page may name some that are gone: it loads again, once in a minute.
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return;
      const key = 'starbridge-reloaded-Number';
      try {
        const last = Number(sessionStorage.getItem(key));
        sessionStorage.setItem(key, String(Date.now()));
        if (Date.now() - last > 60_000) return location.reload();
      } catch {
        // Without memory it could go on for ever.
      }
      html.dataset.failed = '';
    },
    true,
  );

  // Sets what the browser itself paints before any style, and the bars around the page.
  const tellBrowser = () => {
    const say = (name: string, content = '') =>
      document.querySelector(`meta[name=${name}]`)?.setAttribute('content', content);
    say('color-scheme', html.dataset.mantineColorScheme);
    say('theme-color', getComputedStyle(html).backgroundColor);
  };
  tellBrowser();
  new MutationObserver(tellBrowser).observe(html, { attributeFilter: ['data-mantine-color-scheme'] });
})();
