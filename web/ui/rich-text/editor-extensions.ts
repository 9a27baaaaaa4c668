import { Image } from '@tiptap/extension-image';
import type { AnyExtension } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { linkAddress } from './dialogs/link-address.ts';
import { VariableNode, type VariableNodeOptions } from './variables/variable-node.ts';

/** The formats of a mail: those that mail programs show alike. Code blocks and colours are excluded. */
export function mailExtensions(variables: VariableNodeOptions | null): AnyExtension[] {
  return [
    StarterKit.configure({
      code: false,
      codeBlock: false,
      trailingNode: false,
      heading: { levels: [1, 2, 3] },
      link: {
        openOnClick: false,
        defaultProtocol: 'https',
        HTMLAttributes: { target: null, rel: null, class: null },
        isAllowedUri: address => linkAddress(address) !== null,
      },
      dropcursor: { class: 'drop-place', color: 'var(--accent)', width: 2 },
    }),
    Image.configure({ inline: true, allowBase64: false }),
    ...(variables ? [VariableNode.configure(variables)] : []),
  ];
}
