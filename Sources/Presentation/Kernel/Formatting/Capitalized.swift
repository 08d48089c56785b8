/// Returns the text with a capital first letter, as titles need it: in Czech, names of months and weekdays start with a
/// lower-case letter.
package func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
