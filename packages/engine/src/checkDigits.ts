/** Check digits of the standards for identity documents, tax numbers, accounts and securities. */

/** The value of a character in a check sum: that of a digit, or 10 for A up to 35 for Z. */
export function characterValue(character: string): number {
  return parseInt(character, 36);
}

/** The sum of all characters' values, each times its weight. The weights repeat when there are fewer. */
export function weightedSum(text: string, weights: readonly number[]): number {
  return Array.from(text, (character, index) => {
    return characterValue(character) * (weights[index % weights.length] ?? 0);
  }).reduce((sum, product) => sum + product, 0);
}

/** Returns the difference between a number and the next multiple. */
export function complement(number: number, modulus: number): number {
  return (modulus - (number % modulus)) % modulus;
}

/** The Luhn digit (ISO/IEC 7812-1, annex B) that follows digits: every second one is doubled, from the last. */
export function luhnDigit(digits: string): string {
  const sum = Array.from(digits)
    .reverse()
    .map((digit, index) => Number(digit) * (index % 2 === 0 ? 2 : 1))
    .reduce((all, product) => all + (product > 9 ? product - 9 : product), 0);
  return String(complement(sum, 10));
}

/** The digit that GS1 appends to the digits of a trade item: weights of 3 and 1 from the right. */
export function gs1Digit(digits: string): string {
  return String(complement(weightedSum(Array.from(digits).reverse().join(''), [3, 1]), 10));
}

/** A text as one number, in which a letter counts as two digits, divided by `modulus`: the remainder. */
export function remainder(text: string, modulus: number): number {
  const digits = Array.from(text, (character) => String(characterValue(character))).join('');
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % modulus, 0);
}

/** A number in decimal digits, with zeros in front up to a length. */
export function padDigits(number: number, length: number): string {
  return String(number).padStart(length, '0');
}
