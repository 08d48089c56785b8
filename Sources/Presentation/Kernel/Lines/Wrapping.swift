/// Breaks text at spaces into lines of at most `width` columns. A word that is wider than that is on a line of its own.
package func wrapped(_ text: String, width: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  var taken = 0
  for word in text.split(separator: " ") {
    let columns = displayWidth(word)
    if taken > 0, taken + 1 + columns > width {
      lines.append(line)
      (line, taken) = ("", 0)
    }
    if taken > 0 {
      line += " "
      taken += 1
    }
    line += String(word)
    taken += columns
  }
  return lines + [line]
}
