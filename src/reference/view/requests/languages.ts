import type { Language } from './language.ts';
import { csharp } from './languages/csharp.ts';
import { curl } from './languages/curl.ts';
import { go } from './languages/go.ts';
import { java } from './languages/java.ts';
import { javascript } from './languages/javascript.ts';
import { kotlin } from './languages/kotlin.ts';
import { node } from './languages/node.ts';
import { php } from './languages/php.ts';
import { powershell } from './languages/powershell.ts';
import { python } from './languages/python.ts';
import { ruby } from './languages/ruby.ts';
import { rust } from './languages/rust.ts';
import { typescript } from './languages/typescript.ts';

/** Languages of code samples, in display order. */
export const LANGUAGES: readonly Language[] = [
  ...[curl, javascript, python, java],
  ...[typescript, node, go, csharp, php, ruby, rust, kotlin, powershell],
];
