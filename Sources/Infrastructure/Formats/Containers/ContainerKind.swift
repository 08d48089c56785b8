/// The kinds of files that contain other files. They are recognised by their first bytes.
package enum ContainerKind: Sendable {
  case gzip
  case zip
  case tar

  /// Recognises the kind of a file that contains other files; nil for any other file. Tests for zip before FIT and tar,
  /// because a zip archive may contain the uncompressed bytes of another file. Tests for FIT before tar, because a FIT
  /// file may match the checksum of a tar header by chance.
  package init?(_ head: [UInt8]) {
    let kind = head.withBytes { head -> ContainerKind? in
      if GzipStream.recognises(head) { return .gzip }
      if ZipArchive.recognises(head) { return .zip }
      if FITReader.recognises(head) { return nil }
      return TarReader.recognises(head) ? .tar : nil
    }
    guard let kind else { return nil }
    self = kind
  }
}
