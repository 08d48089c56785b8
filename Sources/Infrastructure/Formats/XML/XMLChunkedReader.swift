import System

/// Reads a document on several threads. Each chunk is scanned as if it began among the children of the root. The scan
/// is used only if the one before it ends in exactly that state; otherwise the chunk is scanned again from the actual
/// state. So the result is that of a single scan, whatever the document.
///
/// Safe to share: mutable state is only used under the lock. The reading of a chunk belongs to the thread that scans it
/// until it is done, and then to the thread that joins all of them.
package final class XMLChunkedReader<Handler: XMLMergeableHandler & ~Copyable>: @unchecked Sendable {
  private final class Scan {
    let chunk: XMLChunk
    var reading: XMLReading<Handler>?
    var isDone = false

    init(_ chunk: XMLChunk, _ reading: consuming XMLReading<Handler>) {
      self.chunk = chunk
      self.reading = .some(reading)
    }
  }

  private let source: any XMLChunkSource
  private let interests: [XMLInterest]
  private let root: StaticString
  private let threads: Int
  private let makeHandler: @Sendable () -> Handler
  private let boundaries: XMLChunkBoundaries
  private let lock = Lock()
  /// The scans begun and not yet joined, in order.
  private var scans: [Scan] = []
  /// The last slot used comes first, since the processor's cache may still have it.
  private var freeSlots: [Int]
  /// Whether a thread is getting the next chunk from the source.
  private var isCutting = false
  private var isAtEnd = false
  private var end: PieceError?

  /// - Parameter makeHandler: makes the handler of a chunk. It is called any number of times, on any thread.
  package init(
    _ source: any XMLChunkSource, _ interests: [XMLInterest], root: StaticString, threads: Int?,
    _ makeHandler: @escaping @Sendable () -> Handler
  ) {
    self.makeHandler = makeHandler
    self.source = source
    let interests = XMLInterest.joined(interests)
    self.interests = interests
    self.root = root
    // More threads would be faster than memory.
    self.threads = threads ?? min(4, Processors.count)
    boundaries = XMLChunkBoundaries(interests)
    freeSlots = Array((0..<source.slots).reversed())
  }

  /// Reads the whole document. Call it once.
  /// - Parameter step: called after each chunk with the number of the file's bytes needed so far and what was
  ///   collected; false stops the reading.
  /// - Returns: nil if it was stopped.
  package func read(step: (Int64, borrowing Handler) -> Bool) throws(XMLProblem) -> Handler? {
    // If the system has no more threads, this one does all the work.
    let workers = (1..<max(1, min(threads, source.count))).compactMap { _ in try? Thread { self.help() } }
    defer {
      lock.withLock {
        isAtEnd = true
        lock.signal()
      }
      for worker in workers { worker.join() }
    }
    return try join(step)
  }

  private func join(_ step: (Int64, borrowing Handler) -> Bool) throws(XMLProblem) -> Handler? {
    var whole = XMLReading<Handler>(XMLScanner(interests), makeHandler())
    while let scan = next(), let reading = scan.reading.take() {
      if scan.chunk.bytes.lowerBound == 0 {
        whole = reading
      } else if whole.isAmongChildren(of: root) {
        whole.append(reading)
      } else {
        whole.read(scan.chunk, of: source)
      }
      if let problem = whole.problem { throw problem }
      source.release(scan.chunk)
      lock.withLock {
        freeSlots.append(scan.chunk.slot)
        lock.signal()
      }
      guard step(scan.chunk.consumed, whole.handler) else { return nil }
    }
    do throws(PieceError) {
      if let end { throw end }
      try source.finish()
    } catch {
      throw .source(error)
    }
    return try whole.finish()
  }

  /// Scans chunks until there are no more.
  private func help() {
    while let scan = begin(waiting: true) { make(scan) }
  }

  /// The next scan in order, once it is done; meanwhile this thread makes others. Nil after the last.
  private func next() -> Scan? {
    while true {
      let next = lock.withLock {
        lock.wait { scans.first?.isDone ?? isAtEnd || mayBegin }
        return scans.first?.isDone == true ? scans.removeFirst() : nil
      }
      if let next { return next }
      if let other = begin(waiting: false) {
        make(other)
      } else if lock.withLock({ isAtEnd && scans.isEmpty }) {
        return nil
      }
    }
  }

  private func make(_ scan: Scan) {
    scan.reading?.read(scan.chunk, of: source)
    lock.withLock {
      scan.isDone = true
      lock.signal()
    }
  }

  /// Begins a scan of the next chunk; nil if there is none.
  /// - Parameter waiting: whether to wait while another thread gets its chunk, or too many scans have not been joined.
  private func begin(waiting: Bool) -> Scan? {
    let slot: Int? = lock.withLock {
      if waiting { lock.wait { isAtEnd || mayBegin } }
      guard mayBegin else { return nil }
      isCutting = true
      return freeSlots.removeLast()
    }
    guard let slot else { return nil }
    let next = Result { () throws(PieceError) in try source.next(slot, boundaries: boundaries) }
    return lock.withLock {
      isCutting = false
      lock.signal()
      switch next {
      case .success(let chunk?):
        let start = chunk.bytes.lowerBound
        let scanner = start == 0 ? XMLScanner(interests) : XMLScanner(interests, inside: root, at: start)
        let scan = Scan(chunk, XMLReading(scanner, makeHandler()))
        scans.append(scan)
        return scan
      case .success(nil): isAtEnd = true
      case .failure(let error): (isAtEnd, end) = (true, error)
      }
      return nil
    }
  }

  private var mayBegin: Bool { !isAtEnd && !isCutting && !freeSlots.isEmpty }
}
