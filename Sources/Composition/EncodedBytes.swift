import Storage

extension App {
  /// The bytes that a text in Base64 stands for; nil for what is none.
  package static func bytes(base64 text: String) -> [UInt8]? {
    Array(text.utf8).withUnsafeBytes { Base64.decode($0) }
  }
}
