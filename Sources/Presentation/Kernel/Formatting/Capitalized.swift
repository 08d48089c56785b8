/// Returns the text with a capital first letter, for use as a title. In Czech, names of months and weekdays otherwise
/// start with a lower-case letter.
package func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + String(text.dropFirst()) }
