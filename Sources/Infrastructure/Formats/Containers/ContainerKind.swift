/// What holds other files, told by its first bytes.
package enum ContainerKind: Sendable {
  case gzip
  case zip
  case tar

  /// Nil for other files. A stored zip shows the text of its files, and a FIT file may fit a tar's checksum by accident, so
  /// that the order counts.
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
