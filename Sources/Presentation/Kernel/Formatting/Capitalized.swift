/// Returns the text with its first letter capitalized, for titles: Czech names of months and weekdays begin with a small
/// letter.
package func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
