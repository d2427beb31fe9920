/** Computes check digits for identity documents, tax numbers, accounts and securities. */

/** Returns the checksum value of a character: 0 to 9 for digits, 10 to 35 for A to Z. */
export function characterValue(character: string): number {
  return parseInt(character, 36);
}

/** Multiplies each character's value by its weight, and returns the sum. If there are too few weights, they repeat. */
export function weightedSum(text: string, weights: readonly number[]): number {
  return Array.from(text, (character, index) => {
    return characterValue(character) * (weights[index % weights.length] ?? 0);
  }).reduce((sum, product) => sum + product, 0);
}

/** Returns the distance from a number to the next multiple of the modulus. */
export function complement(number: number, modulus: number): number {
  return (modulus - (number % modulus)) % modulus;
}

/** Computes the Luhn check digit (ISO/IEC 7812-1, annex B). Every second digit from the right is doubled. */
export function luhnDigit(digits: string): string {
  const sum = Array.from(digits)
    .reverse()
    .map((digit, index) => Number(digit) * (index % 2 === 0 ? 2 : 1))
    .reduce((all, product) => all + (product > 9 ? product - 9 : product), 0);
  return String(complement(sum, 10));
}

/** Computes the check digit of a GS1 number. The weights are 3 and 1 from the right. */
export function gs1Digit(digits: string): string {
  return String(complement(weightedSum(Array.from(digits).reverse().join(''), [3, 1]), 10));
}

/** Replaces each letter with two digits (A with 10), and returns the resulting decimal number modulo `modulus`. */
export function remainder(text: string, modulus: number): number {
  const digits = Array.from(text, (character) => String(characterValue(character))).join('');
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % modulus, 0);
}

export function padDigits(number: number, length: number): string {
  return String(number).padStart(length, '0');
}
