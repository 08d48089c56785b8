/// Reads a document in a file on several threads: cut into stretches, each scanned as if it began among the children
/// of the root. A scan counts only where the one before it ends in just that state; elsewhere the stretch is scanned
/// again, on from there. So the outcome is that of one scan from beginning to end, whatever the document.
///
/// Safe to share: what is mutable is touched under the monitor only, a stretch's reading by the thread that scans it
/// until it is done, and by the one that joins all from then on.
package final class XMLStretches<Handler: XMLGatherer & ~Copyable>: @unchecked Sendable {
  private final class Stretch {
    let bytes: Range<Int64>
    var reading: XMLReading<Handler>?
    var isDone = false

    init(_ bytes: Range<Int64>, _ reading: consuming XMLReading<Handler>) {
      self.bytes = bytes
      self.reading = .some(reading)
    }
  }

  private let file: InputFile
  private let interests: [XMLInterest]
  private let root: StaticString
  private let sizes: XMLStretchSizes
  private let cuts: XMLCuts
  private let monitor = Monitor()
  /// In order; those not yet joined hold a reading.
  private var stretches: [Stretch] = []
  private var joined = 0
  private var isAbandoned = false

  package init(
    _ file: InputFile, _ interests: [XMLInterest], root: StaticString, sizes: XMLStretchSizes = XMLStretchSizes()
  ) {
    self.file = file
    self.interests = interests
    self.root = root
    self.sizes = sizes
    cuts = XMLCuts(file, interests)
  }

  /// What the whole document holds. To be called once.
  /// - Parameter step: called after each stretch with the bytes read and what was gathered so far; false stops.
  /// - Returns: nil when it was stopped.
  package func read(step: (Int64, borrowing Handler) -> Bool) throws(PieceError) -> Handler? {
    let others = min(Int64(sizes.threads), file.size / Int64(sizes.stretch) + 1) - 1
    // The system may have no more threads: this one alone does it too.
    let workers = (0..<others).compactMap { _ in try? Worker { self.help() } }
    defer {
      monitor.locked {
        isAbandoned = true
        monitor.signal()
      }
      for worker in workers { worker.join() }
    }
    return try join(step)
  }

  private func join(_ step: (Int64, borrowing Handler) -> Bool) throws(PieceError) -> Handler? {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: sizes.piece, alignment: 4_096)
    defer { buffer.deallocate() }
    var whole = XMLReading<Handler>(XMLScanner(interests))
    while let stretch = next(scanningWith: buffer), let reading = stretch.reading.take() {
      if stretch.bytes.lowerBound == 0 {
        whole = reading
      } else if whole.isAmongChildren(of: root) {
        whole.append(reading)
      } else {
        whole.read(stretch.bytes, of: file, using: buffer)
      }
      if let problem = whole.problem { throw problem }
      guard step(stretch.bytes.upperBound, whole.handler) else { return nil }
    }
    return try whole.finish()
  }

  /// Scans stretches until there are no more.
  private func help() {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: sizes.piece, alignment: 4_096)
    defer { buffer.deallocate() }
    while let stretch = begin(waiting: true) { scan(stretch, using: buffer) }
  }

  private func scan(_ stretch: Stretch, using buffer: UnsafeMutableRawBufferPointer) {
    stretch.reading?.read(stretch.bytes, of: file, using: buffer)
    monitor.locked {
      stretch.isDone = true
      monitor.signal()
    }
  }

  /// The next stretch in order, scanned; while it is not, others are. Nil after the last.
  private func next(scanningWith buffer: UnsafeMutableRawBufferPointer) -> Stretch? {
    while !monitor.locked({ joined < stretches.count && stretches[joined].isDone }) {
      if let other = begin(waiting: false) {
        scan(other, using: buffer)
      } else if monitor.locked({ joined == stretches.count }) {
        return nil
      } else {
        monitor.locked { monitor.wait { stretches[joined].isDone } }
      }
    }
    return monitor.locked {
      joined += 1
      monitor.signal()
      return stretches[joined - 1]
    }
  }

  /// The next stretch that nobody has begun to scan; nil where there is none.
  /// - Parameter waiting: whether to wait when too many are scanned and not joined yet.
  private func begin(waiting: Bool) -> Stretch? {
    monitor.locked {
      if waiting { monitor.wait { isAbandoned || isAtEnd || mayBegin } }
      guard !isAbandoned, !isAtEnd, mayBegin else { return nil }
      let bytes = end..<cuts.cut(near: end + Int64(sizes.stretch))
      let scanner =
        stretches.isEmpty ? XMLScanner(interests) : XMLScanner(interests, inside: root, at: bytes.lowerBound)
      let stretch = Stretch(bytes, XMLReading(scanner))
      stretches.append(stretch)
      return stretch
    }
  }

  private var end: Int64 { stretches.last?.bytes.upperBound ?? 0 }
  private var isAtEnd: Bool { end == file.size }
  private var mayBegin: Bool { stretches.count - joined < sizes.unjoined }
}

/// How a document is read in stretches.
package struct XMLStretchSizes: Sendable {
  /// Bytes of a stretch. Small enough for the threads to end at nearly the same time.
  package var stretch = 4 << 20
  /// Bytes read at once: they stay in the processor's second cache.
  package var piece = 256 << 10
  /// More would read faster than memory hands out.
  package var threads = min(4, Worker.processors)
  /// The most stretches scanned and not joined yet, so that they take little memory.
  package var unjoined = 16

  package init() {}
}
