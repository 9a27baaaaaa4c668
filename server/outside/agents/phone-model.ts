/** Android and Windows phones name their model behind the system; one of Huawei's names the system there. */
const phone =
  /(\((?:linux; ?(?:\w+; ?)?(?:android|googletv)|android|compatible; msie [\d.]+; windows phone|windows phone)[^;)]*)((?:;(?! compatible;)[^;)]*)+)/i;
const model = /;(?! ?harmonyos) ?[^;/]*(?: build\/[^;]*)?(?=;|$)/gi;

/**
 * Models of phones are called anything, Cubot, Phantom, Spider or Edge too: what has no version there says nothing of
 * the program.
 */
export function withoutPhoneModel(agent: string): string {
  return agent.replace(phone, (_all, system: string, rest: string) => system + rest.replace(model, ''));
}
