/// How words are put on lines, told a second time and for ASCII words with single spaces only: as
/// many words on a line as fit; a word longer than a line starts a line of its own and is cut.
func wrapped(_ text: String, columns: Int) -> [String] {
  guard columns > 0, !text.isEmpty else { return [] }
  var lines: [String] = []
  var line = ""
  for word in text.split(separator: " ") {
    if !line.isEmpty, line.count + 1 + word.count <= columns {
      line += " " + word
      continue
    }
    if !line.isEmpty { lines.append(line) }
    line = String(word)
    while line.count > columns {
      lines.append(String(line.prefix(columns)))
      line = String(line.dropFirst(columns))
    }
  }
  return lines + [line]
}

/// The only line of a text: whole, or as much as fits before an ellipsis.
func fitted(_ text: String, columns: Int) -> [String] {
  guard columns > 0, !text.isEmpty else { return [] }
  if text.count <= columns { return [text] }
  var line = text.prefix(columns - 1)
  while line.last == " " { line.removeLast() }
  return [line + "…"]
}
