/** Android and Windows phones name their model after the system; one of Huawei's names the system there. */
const phone =
  /(\((?:linux; ?(?:\w+; ?)?(?:android|googletv)|android|compatible; msie [\d.]+; windows phone|windows phone)[^;)]*)((?:;(?! compatible;)[^;)]*)+)/i;
const model = /;(?! ?harmonyos) ?[^;/]*(?: build\/[^;]*)?(?=;|$)/gi;

/**
 * Returns the agent without the phone's model. Models can have any name, such as Cubot, Phantom, Spider or Edge; a
 * name there, without a version, says nothing about the program.
 */
export function withoutPhoneModel(agent: string): string {
  return agent.replace(phone, (_all, system: string, rest: string) => system + rest.replace(model, ''));
}
