/// Chooses where a document is cut into stretches: before an element of interest, which mostly is a child of the root.
///
/// Any other place does too, but a reading that began inside such an element would have to be made again.
final class XMLCuts {
  private static let step = 16 * 1_024
  /// Together longer than nearly all elements.
  private static let steps = 16

  private let file: InputFile
  private let interests: [XMLInterest]
  private let window = UnsafeMutableRawBufferPointer.allocate(byteCount: step, alignment: 1)

  init(_ file: InputFile, _ interests: [XMLInterest]) {
    self.file = file
    self.interests = interests
  }

  deinit {
    window.deallocate()
  }

  /// The first good place at or after that one; the place itself where there is none nearby.
  func cut(near place: Int64) -> Int64 {
    var offset = min(place, file.size)
    for _ in 0..<XMLCuts.steps where offset < file.size {
      // What cannot be read is told by the scan that comes by.
      guard let count = try? file.read(into: window, at: offset) else { break }
      let bytes = UnsafeRawBufferPointer(rebasing: window[..<count])
      if let index = elementOfInterest(in: bytes) { return offset + Int64(index) }
      offset += Int64(count)
      if count < window.count { break }
    }
    return min(place, file.size)
  }

  private func elementOfInterest(in bytes: UnsafeRawBufferPointer) -> Int? {
    var index = 0
    while let found = bytes.firstIndex(of: UInt8(ascii: "<"), from: index) {
      index = found + 1
      if interests.contains(where: { $0.isNamed(in: bytes, at: index) }) { return found }
    }
    return nil
  }
}

extension XMLInterest {
  fileprivate func isNamed(in bytes: UnsafeRawBufferPointer, at start: Int) -> Bool {
    let end = start + name.count
    return end < bytes.count && bytes.part(start..<end).equals(name) && bytes[end].endsXMLName
  }
}
