/** Other spellings of letters, which Unicode (NFKD) does not split into a letter and an accent. */
export const plainLetters: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i' },
  ...{ ς: 'σ', ى: 'ي', ی: 'ي' },
};

/** Matches each letter of `plainLetters`. */
export const lettersToReplace = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');
