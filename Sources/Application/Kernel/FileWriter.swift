/// Writes one file for people and other programs, whole or not at all; never over something that exists.
package protocol FileWriter: Sendable {
  /// - Returns: the absolute path.
  func write(_ bytes: [UInt8], to path: String) throws(Failure) -> String
}
