import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mailProviders } from '../../../../contract/outreach/senders/mail-providers.ts';
import { button, filled, user } from '../../../../test/harness/web/acts.ts';
import { opens } from '../../../../test/harness/web/open-page.tsx';
import guides from '../../../i18n/zh/outreach/mail-guides.ts';

const { guide, overview, server } = guides;

test.each(mailProviders)(
  'the guide of $code is found from the list of all, with its steps and servers',
  async ({ name, path, smtp, imap }) => {
    await opens('/mailConfig', { role: null });
    const link = await screen.findByRole('link', { name: filled(overview.openFor, { name: name.zh }) });
    await user.click(link);
    await screen.findByRole('heading', { level: 1, name: filled(guide.title, { name: name.zh }) });
    expect(location.pathname).toBe(path);
    const steps = within(screen.getByRole('region', { name: guide.stepsTitle })).getAllByRole('listitem');
    expect(steps.length).toBeGreaterThan(3);
    for (const host of [smtp.host, imap.host]) await button(filled(server.copy, { what: host }));
  },
);
