import type { CodeLanguage } from './language.ts';
import { csharp } from './languages/csharp.ts';
import { curl } from './languages/curl.ts';
import { javascript, node, typescript } from './languages/fetch.ts';
import { go } from './languages/go.ts';
import { java } from './languages/java.ts';
import { kotlin } from './languages/kotlin.ts';
import { php } from './languages/php.ts';
import { powershell } from './languages/powershell.ts';
import { python } from './languages/python.ts';
import { ruby } from './languages/ruby.ts';
import { rust } from './languages/rust.ts';

/** Languages of code samples, in display order. */
export const CODE_LANGUAGES: readonly CodeLanguage[] = [
  ...[curl, javascript, python, java],
  ...[typescript, node, go, csharp, php, ruby, rust, kotlin, powershell],
];
