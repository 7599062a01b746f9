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

/// The first lines of a text: as `wrapped`, but in the last of them stands as much of the rest as fits before
/// an ellipsis.
func wrapped(_ text: String, columns: Int, limit: Int) -> [String] {
  let lines = wrapped(text, columns: columns)
  guard lines.count > limit else { return lines }
  let before = lines.prefix(limit - 1).joined(separator: "").filter { $0 != " " }.count
  // The rest of the text begins behind as many letters as the lines before have.
  var rest = text[...]
  for _ in 0..<before { rest = rest.drop { $0 == " " }.dropFirst() }
  rest = rest.drop { $0 == " " }
  return Array(lines.prefix(limit - 1)) + fitted(String(rest), columns: columns)
}

/// The only line of a text: whole, or as much as fits before an ellipsis.
func fitted(_ text: String, columns: Int) -> [String] {
  guard columns > 0, !text.isEmpty else { return [] }
  if text.count <= columns { return [text] }
  var line = text.prefix(columns - 1)
  while line.last == " " { line.removeLast() }
  return [line + "…"]
}
