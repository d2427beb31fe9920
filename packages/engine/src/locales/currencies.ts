export interface CurrencyDefinition {
  name: string;
  code: string;
  symbol: string;
  numericCode: string;
}

/** Names in the library's French list that are mistranslated, unfinished or in English, by what they should be. */
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

/** Signs that faker has wrong (the Bulgarian one for the tenge), that were changed, or that only its French list lacks. */
const SIGNS: Readonly<Record<string, string>> = {
  BYN: 'Br',
  KGS: 'сом',
  KZT: '₸',
  RUB: '₽',
  UZS: 'soʻm',
  ZAR: 'R',
};

/** A currency of the library's lists, with the name and sign that it has. */
export function correctCurrency({
  name,
  code,
  symbol,
  numericCode,
}: CurrencyDefinition): CurrencyDefinition {
  return { name: FRENCH_NAMES[name] ?? name, code, symbol: SIGNS[code] ?? symbol, numericCode };
}
