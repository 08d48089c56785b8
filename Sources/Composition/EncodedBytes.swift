import Storage

extension App {
  /// Decodes Base64; nil if the text is not Base64.
  package static func bytes(base64 text: String) -> [UInt8]? {
    Array(text.utf8).withUnsafeBytes { Base64.decode($0) }
  }
}
