import System

/// Scans an XML text on several threads. Each chunk is scanned as if it started between two children of the root
/// element. If the scan of the previous chunk did not end there, the chunk is scanned again, this time starting from
/// the state in which the previous scan ended. The result is therefore always the same as the result of a single scan
/// from start to end.
///
/// Safe to share between threads: the state is accessed only while the lock is held. Each chunk's scan is accessed only
/// by the thread that performs it and, once it is complete, by the thread that joins the scans.
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
  /// The scans that have been started but whose results have not been joined yet, in the order of their chunks.
  private var scans: [Scan] = []
  /// The free slots. The most recently used slot is reused first, because its memory may still be in the processor's
  /// cache.
  private var freeSlots: [Int]
  /// Whether a thread is fetching the next chunk from the source.
  private var isCutting = false
  private var isAtEnd = false
  private var end: PieceError?

  /// Creates a reader that scans an XML text on several threads.
  /// - Parameter makeHandler: creates the handler for a chunk. May be called any number of times, on any thread.
  package init(
    _ source: any XMLChunkSource, _ interests: [XMLInterest], root: StaticString, threads: Int?,
    _ makeHandler: @escaping @Sendable () -> Handler
  ) {
    self.makeHandler = makeHandler
    self.source = source
    let interests = XMLInterest.joined(interests)
    self.interests = interests
    self.root = root
    // More threads would not be faster, because the speed of memory is the limit.
    self.threads = threads ?? min(4, Processors.count)
    boundaries = XMLChunkBoundaries(interests)
    freeSlots = Array((0..<source.slots).reversed())
  }

  /// Reads the whole XML text. May be called only once.
  /// - Parameter step: called after each chunk with the number of bytes of the file that have been read, and with the
  ///   handler for the text up to that point; returns false to stop.
  /// - Returns: the handler for the whole text; nil if `step` stopped the reading.
  package func read(step: (Int64, borrowing Handler) -> Bool) throws(XMLProblem) -> Handler? {
    // If the system cannot start more threads, this thread does all the work.
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

  /// Scans chunks until there are no more chunks.
  private func help() {
    while let scan = begin(waiting: true) { make(scan) }
  }

  /// Waits for the next scan in order and returns it. Scans other chunks while waiting. Nil after the last scan.
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

  /// Starts a scan of the next chunk and returns it, to be performed by the caller. Nil if there are no more chunks, or
  /// if no scan may be started now.
  /// - Parameter waiting: whether to wait if another thread is fetching a chunk, or if too many scans have not been
  ///   joined yet.
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
