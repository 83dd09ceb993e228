import { expect, it } from "vitest";
import { fileNameIn } from "../../../../adapters/bank-api/transport/file-name";

it.each([
  ["a plain name", "attachment; filename=advice.pdf", "advice.pdf"],
  ["a plain name before another part", "attachment; filename=advice.pdf; size=9", "advice.pdf"],
  ["a name without a type before it", "filename=advice.pdf", "advice.pdf"],
  ["a name without a blank before it", "attachment;filename=advice.pdf", "advice.pdf"],
  ["a name with several blanks before it", "attachment;   filename=advice.pdf", "advice.pdf"],
  ["blanks around the equals sign", "attachment; filename  =  advice.pdf", "advice.pdf"],
  ["capital letters", "Attachment; FileName=advice.pdf", "advice.pdf"],
  ["a quoted name with blanks and a semicolon", 'attachment; filename="Advice; of May.pdf"', "Advice; of May.pdf"],
  ["an escaped quotation mark", 'attachment; filename="the \\"last\\" one.pdf"', 'the "last" one.pdf'],
  ["an empty quoted name", 'attachment; filename=""', ""],
  ["a UTF-8 name", "attachment; filename*=UTF-8''Gh%E2%82%B5.pdf", "Gh₵.pdf"],
  ["a UTF-8 name without a type before it", "filename*=UTF-8''Gh%E2%82%B5.pdf", "Gh₵.pdf"],
  ["a UTF-8 name without a blank before it", "attachment;filename*=UTF-8''Gh%E2%82%B5.pdf", "Gh₵.pdf"],
  ["a UTF-8 name with several blanks before it", "attachment;   filename*=UTF-8''Gh%E2%82%B5.pdf", "Gh₵.pdf"],
  ["a UTF-8 name with blanks around the equals sign", "attachment; filename*  =  utf-8''Gh%E2%82%B5.pdf", "Gh₵.pdf"],
  ["a UTF-8 name with a language", "attachment; filename*=UTF-8'en'Gh%E2%82%B5.pdf", "Gh₵.pdf"],
  ["both names", "attachment; filename=plain.pdf; filename*=UTF-8''Gh%E2%82%B5.pdf", "Gh₵.pdf"],
  ["a UTF-8 name that is not encoded", "attachment; filename*=UTF-8''100%.pdf; filename=plain.pdf", "plain.pdf"],
  ["no name", "attachment", ""],
  ["a part whose name ends like one", "attachment; oldfilename=advice.pdf", ""],
  ["no header", "", ""],
])("the file name of a header with %s is read: %s", (_, disposition, name) => {
  expect(fileNameIn(disposition)).toBe(name);
});

it.each([
  ["a folder", "attachment; filename=../../etc/passwd", "passwd"],
  ["a folder of Windows", 'attachment; filename="C:\\\\temp\\\\advice.pdf"', "advice.pdf"],
  ["folders of both kinds", 'attachment; filename="a\\\\b/advice.pdf"', "advice.pdf"],
  ["folders of both kinds, the other way round", 'attachment; filename="a/b\\\\advice.pdf"', "advice.pdf"],
  ["an encoded folder", "attachment; filename*=UTF-8''..%2F..%2Fadvice.pdf", "advice.pdf"],
  ["a folder after a line break", "attachment; filename*=UTF-8''a%0A%2Fb%2Fadvice.pdf", "advice.pdf"],
])("the file name does not include %s", (_, disposition, name) => {
  expect(fileNameIn(disposition)).toBe(name);
});
