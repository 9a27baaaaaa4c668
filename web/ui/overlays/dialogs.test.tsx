import { screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { violations } from '../../../test/harness/web/accessibility.ts';
import {
  button,
  clicks,
  dialog,
  fills,
  isWrong,
  sees,
  seesNothingOf,
  user,
} from '../../../test/harness/web/acts.ts';
import { answeredAt } from '../../../test/harness/web/fake-server.ts';
import { renderKit } from '../../../test/harness/web/render-kit.tsx';
import enCommon from '../../i18n/en/core/common.ts';
import en from '../../i18n/en/core/shell.ts';
import zhCommon from '../../i18n/zh/core/common.ts';
import zh from '../../i18n/zh/core/shell.ts';
import { toField } from '../dates/local-time.ts';
import { MomentDialog } from '../dates/fields/MomentDialog.tsx';
import { learnTime } from '../dates/site-clock.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Explained } from './Explained.tsx';
import { FormDialog } from './FormDialog.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { SidePanel } from './SidePanel.tsx';

const texts = { zh, en };
const common = { zh: zhCommon, en: enCommon };
const langs = ['zh', 'en'] as const;

/** A button that opens something, which gets what closes it. */
function Opener({ children }: { children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && children(() => setOpen(false))}
    </main>
  );
}

const form = (close: () => void) => (
  <FormDialog title="New list" onClose={close}>
    <label>
      Name <input />
    </label>
  </FormDialog>
);
const panel = (close: () => void) => (
  <SidePanel label="Ann" onClose={close}>
    <p>About Ann</p>
  </SidePanel>
);

describe.each([
  ['FormDialog', form, 'New list'],
  ['SidePanel', panel, 'Ann'],
])('%s', (_name, part, title) => {
  test.each(langs)('takes the focus, and gives it back when its cross closes it: %s', async lang => {
    await renderKit(<Opener>{part}</Opener>, lang);
    await clicks('Open');
    const opened = await screen.findByRole('dialog', { name: title });
    expect(opened.contains(document.activeElement)).toBe(true);
    expect(await violations()).toEqual([]);
    await clicks(texts[lang].close);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await button('Open')).toBe(document.activeElement);
  });

  test('Escape closes it', async () => {
    await renderKit(<Opener>{part}</Opener>);
    await clicks('Open');
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await button('Open')).toBe(document.activeElement);
  });
});

test('the first field of a form in a dialog gets the focus', async () => {
  await renderKit(<Opener>{form}</Opener>);
  await clicks('Open');
  expect(await screen.findByLabelText(/Name/)).toBe(document.activeElement);
});

describe('ConfirmDialog', () => {
  const draw = (lang: 'zh' | 'en', isBusy = false) => {
    const act = { onConfirm: vi.fn(), onCancel: vi.fn() };
    return renderKit(
      <ConfirmDialog title="Delete Ann?" confirm="Delete" isDangerous isBusy={isBusy} {...act}>
        It cannot be undone.
      </ConfirmDialog>,
      lang,
    ).then(() => act);
  };

  test.each(langs)('asks with what will happen, and does nothing until it is confirmed: %s', async lang => {
    const { onConfirm, onCancel } = await draw(lang);
    await screen.findByRole('dialog', { name: 'Delete Ann?', description: 'It cannot be undone.' });
    expect(await violations()).toEqual([]);
    await clicks(common[lang].cancel);
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 1]);
    await clicks('Delete');
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  test('Escape keeps things as they are', async () => {
    const { onConfirm, onCancel } = await draw('zh');
    await user.keyboard('{Escape}');
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 1]);
  });

  test('what is being done cannot be asked for twice', async () => {
    const { onConfirm } = await draw('zh', true);
    await clicks('Delete');
    expect(onConfirm).not.toHaveBeenCalled();
  });
});

describe('MoreMenu', () => {
  const draw = () => {
    const [rename, remove, lock] = [vi.fn(), vi.fn(), vi.fn()];
    const actions = [
      [
        { text: 'Rename', onChoose: rename },
        { text: 'Lock', reason: 'Not while it is sent', onChoose: lock },
        { text: 'Guide', href: '/guide' },
      ],
      [{ text: 'Delete', isDangerous: true, onChoose: remove }],
      [],
    ];
    return renderKit(<MoreMenu label="More of Ann" actions={actions} />).then(() => ({
      rename,
      remove,
      lock,
    }));
  };
  const item = (name: RegExp) => screen.findByRole('menuitem', { name });

  test('what cannot be done says why and does nothing', async () => {
    const { lock } = await draw();
    await clicks('More of Ann');
    const entry = await item(/^Lock/);
    expect(entry.textContent).toContain('Not while it is sent');
    await user.click(entry);
    expect(lock).not.toHaveBeenCalled();
    expect((await item(/^Guide/)).getAttribute('href')).toBe('/guide');
  });

  test('arrows go through it, Enter chooses, and the focus is back at its button', async () => {
    const { rename } = await draw();
    (await button('More of Ann')).focus();
    await user.keyboard('{Enter}');
    await item(/^Rename/);
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Rename'));
    await user.keyboard('{Enter}');
    expect(rename).toHaveBeenCalledTimes(1);
    expect(await button('More of Ann')).toBe(document.activeElement);
  });

  test('Escape closes it and nothing is done', async () => {
    const { rename, remove } = await draw();
    await clicks('More of Ann');
    await item(/^Delete/);
    await user.keyboard('{Escape}');
    await seesNothingOf('Delete');
    expect([rename, remove].map(each => each.mock.calls.length)).toEqual([0, 0]);
  });
});

describe('Explained', () => {
  const part = <Explained name="Reach">plays ÷ followers</Explained>;

  test('a press opens the explanation, Escape closes it', async () => {
    await renderKit(part);
    await clicks('Reach');
    await sees('plays ÷ followers');
    expect(await violations()).toEqual([]);
    await user.keyboard('{Escape}');
    await seesNothingOf('plays ÷ followers');
  });

  test('a pointer that rests opens it, one that leaves closes it', async () => {
    await renderKit(part);
    await user.hover(await button('Reach'));
    await sees('plays ÷ followers');
    await user.unhover(await button('Reach'));
    await seesNothingOf('plays ÷ followers');
  });
});

describe('LeaveGuard', () => {
  const draw = async (lang: 'zh' | 'en', when: boolean, param?: string) => {
    const page = (
      <>
        <LeaveGuard when={when} {...(param && { param })} />
        <Link to="/other">Away</Link>
        <Link to="/?id=2">Next</Link>
      </>
    );
    const router = createMemoryRouter([
      { path: '/', element: page },
      { path: '/other', element: <p>Elsewhere</p> },
    ]);
    await renderKit(<RouterProvider router={router} />, lang);
    return router;
  };
  const follows = (name: string) => user.click(screen.getByRole('link', { name }));

  test.each(langs)('asks before a page is left on which something is not saved: %s', async lang => {
    const words = texts[lang].form;
    await draw(lang, true);
    await follows('Away');
    await screen.findByRole('dialog', { name: words.unsaved });
    await clicks(words.stay);
    await seesNothingOf(words.unsaved);
    await follows('Away');
    await clicks(words.leave);
    await sees('Elsewhere');
  });

  test('does not ask where nothing was changed', async () => {
    await draw('zh', false);
    await follows('Away');
    await sees('Elsewhere');
  });

  test.each([
    ['stays on the page', undefined, '?id=2'],
    ['leads to another thing', 'id', ''],
  ])('an address that %s', async (_what, param, search) => {
    const router = await draw('zh', true, param);
    await follows('Next');
    if (param) await sees(zh.form.unsaved);
    expect(router.state.location.search).toBe(search);
  });
});

test('a moment must be far enough ahead', async () => {
  learnTime(answeredAt.toUTCString());
  const onPick = vi.fn(() => Promise.resolve());
  await renderKit(
    <MomentDialog
      title="Send later"
      label="When"
      save="Save"
      tooEarly="too early"
      leastAhead={60_000}
      onPick={onPick}
      onClose={vi.fn()}
    />,
  );
  const shown = await dialog('Send later');
  await fills('When', toField('2026-03-02T07:00:00.000Z'), shown);
  await clicks('Save', shown);
  await isWrong('When', 'too early', shown);
  expect(onPick).not.toHaveBeenCalled();
  await fills('When', toField('2026-03-02T09:00:00.000Z'), shown);
  await clicks('Save', shown);
  await waitFor(() => expect(onPick).toHaveBeenCalledWith('2026-03-02T09:00:00.000Z'));
});
