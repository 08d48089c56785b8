import Storage

extension App {
  /// The bytes of a Base64 text; nil if it is not Base64.
  package static func bytes(base64 text: String) -> [UInt8]? {
    Array(text.utf8).withUnsafeBytes { Base64.decode($0) }
  }
}
