export interface CurrencyDefinition {
  name: string;
  code: string;
  symbol: string;
  numericCode: string;
}

/** Corrections of faker's French names that are mistranslated, incomplete or in English. */
const FRENCH_NAMES: Readonly<Record<string, string>> = {
  'Argentine Peso': 'Peso argentin',
  'Baisse du dollar': 'Dollar barbadien',
  'Bangladesh Taka': 'Taka bangladais',
  'Bolivien bolivien': 'Boliviano bolivien',
  'CFA Franc BCEAO': 'Franc CFA (BCEAO)',
  'CFA Franc BEAC': 'Franc CFA (BEAC)',
  'Course géorgienne': 'Lari géorgien',
  'Dollar des Caraïbes': 'Dollar des Caraïbes orientales',
  'Le yuan chinois': 'Yuan chinois',
  Poulet: 'Kip laotien',
  Roupie: 'Roupie seychelloise',
  'République tchèque Couronne': 'Couronne tchèque',
  'cloche malaisienne': 'Ringgit malaisien',
  'lire turque': 'Livre turque',
};

/**
 * Symbols that are wrong or outdated in faker, or missing in its French list. For example, faker gives the tenge the Bulgarian
 * symbol.
 */
const SIGNS: Readonly<Record<string, string>> = {
  BYN: 'Br',
  KGS: 'сом',
  KZT: '₸',
  RUB: '₽',
  UZS: 'soʻm',
  ZAR: 'R',
};

/** Corrects name and symbol of a currency in faker's lists. */
export function correctCurrency({
  name,
  code,
  symbol,
  numericCode,
}: CurrencyDefinition): CurrencyDefinition {
  return { name: FRENCH_NAMES[name] ?? name, code, symbol: SIGNS[code] ?? symbol, numericCode };
}
