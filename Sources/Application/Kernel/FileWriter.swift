/// Writes a single file for people or other programs, such as an export. The file is written completely or not at all,
/// and never replaces an existing file.
package protocol FileWriter: Sendable {
  /// Writes the bytes to a new file.
  /// - Returns: the absolute path of the file.
  func write(_ bytes: [UInt8], to path: String) throws(Failure) -> String
}
