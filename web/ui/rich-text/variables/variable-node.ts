import { InputRule, Node, nodePasteRule } from '@tiptap/react';
import { variableText, variableUses } from '../../../../contract/core/mail/mail-variables.ts';

export interface VariableNodeOptions {
  /** The label of a variable; null if it is unknown. */
  labelOf: (name: string) => string | null;
  /** The label of an unknown variable. */
  unknown: (name: string) => string;
}

export interface VariableAttributes {
  name: string;
  fallback: string;
}

/** Every variable in typed or pasted text. */
const whole = /\{\{[^{}]{1,290}\}\}/;

function attributesIn(text: string): VariableAttributes | null {
  const [use] = variableUses(text);
  return use && use.name ? { name: use.name, fallback: use.fallback ?? '' } : null;
}

/** A variable in the text. In HTML, an element around its own text, `{{creator.name|there}}`. */
export const VariableNode = Node.create<VariableNodeOptions>({
  name: 'variable',
  group: 'inline',
  inline: true,
  atom: true,

  addOptions() {
    return { labelOf: name => name, unknown: name => name };
  },
  addAttributes() {
    return {
      name: { default: '', parseHTML: element => element.dataset.variable ?? '' },
      fallback: { default: '', parseHTML: element => element.dataset.fallback ?? '' },
    };
  },
  parseHTML() {
    return [{ tag: 'span[data-variable]' }];
  },
  renderHTML({ node }) {
    const { name, fallback } = node.attrs as VariableAttributes;
    return ['span', { 'data-variable': name, 'data-fallback': fallback }, variableText(name, fallback)];
  },
  renderText({ node }) {
    const { name, fallback } = node.attrs as VariableAttributes;
    return variableText(name, fallback);
  },
  addNodeView() {
    return ({ node }) => {
      const { name, fallback } = node.attrs as VariableAttributes;
      const label = this.options.labelOf(name);
      const dom = document.createElement('span');
      dom.dataset.chip = label === null ? 'unknown' : 'known';
      // Its text direction follows its own words.
      dom.dir = 'auto';
      dom.textContent = label ?? this.options.unknown(name);
      if (fallback) {
        const rest = dom.appendChild(document.createElement('span'));
        rest.textContent = ` | ${fallback}`;
      }
      return { dom };
    };
  },
  addInputRules() {
    return [
      new InputRule({
        find: new RegExp(`${whole.source}$`),
        handler: ({ range, match, chain }) => {
          const attrs = attributesIn(match[0]);
          if (attrs) chain().insertContentAt(range, { type: 'variable', attrs }).run();
        },
      }),
    ];
  },
  addPasteRules() {
    return [
      nodePasteRule({
        find: new RegExp(whole.source, 'g'),
        type: this.type,
        getAttributes: match => attributesIn(match[0]) ?? false,
      }),
    ];
  },
});
