import KernelApplication
import RunningApplication
import System

/// A queue of fixes (positions) that have been read but not sent yet. While it is full, the reader waits, and so the
/// program that writes the fixes has to wait, too. While it is empty, the sender waits.
final class FixQueue: Sendable {
  private let lock = Lock()
  private nonisolated(unsafe) var fixes: [LiveFixInput] = []
  private nonisolated(unsafe) var isOver = false
  private nonisolated(unsafe) var problem: SystemError?
  private nonisolated(unsafe) var bad = BadLines()

  private static let most = 10_000

  // MARK: Reading

  /// Reads standard input to its end, on a separate thread, and adds the fixes to the queue.
  /// - Parameter reader: parses a line.
  func fill(by reader: sending any FixLineReader) {
    nonisolated(unsafe) var lines = LineReader(reader)
    Thread.detached { [self] in
      var end: SystemError?
      reading: while true {
        let input = withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 1) { room in
          let input = Descriptor.read(0, room)
          if case .bytes(let count) = input {
            add(lines.take(UnsafeRawBufferPointer(rebasing: room[..<count])), lines.bad)
          }
          return input
        }
        switch input {
        case .bytes: continue
        case .nothing: Thread.sleep(milliseconds: 10)
        case .end: break reading
        case .failed(let error):
          end = error
          break reading
        }
      }
      add(lines.finish(), lines.bad)
      lock.withLock {
        (isOver, problem) = (true, end)
        lock.signal()
      }
    }
  }

  private func add(_ more: [LiveFixInput], _ bad: BadLines) {
    lock.withLock {
      lock.wait { fixes.count < FixQueue.most }
      fixes += more
      self.bad = bad
      lock.signal()
    }
  }

  // MARK: Sending

  /// Waits for fixes, and returns at most `count` of them. Returns nil when there are no more.
  func take(upTo count: Int) throws(Failure) -> [LiveFixInput]? {
    try lock.withLock { () throws(Failure) in
      lock.wait { !fixes.isEmpty || isOver }
      guard !fixes.isEmpty else {
        guard let problem else { return nil }
        throw .system(operation: problem.operation, path: "standard input", reason: problem.words)
      }
      let taken = Array(fixes.prefix(count))
      fixes.removeFirst(taken.count)
      lock.signal()
      return taken
    }
  }

  /// The number of fixes that are waiting to be sent.
  var count: Int { lock.withLock { fixes.count } }
  var badLines: BadLines { lock.withLock { bad } }
}

/// Lines that could not be parsed: their number, and the first few of them.
struct BadLines: Sendable {
  private(set) var count = 0
  /// The first ten lines that could not be parsed, each with its line number, counted from 1.
  private(set) var first: [(line: Int, problem: Message)] = []

  private static let mostNamed = 10

  mutating func add(_ line: Int, _ problem: Message) {
    count += 1
    if first.count < BadLines.mostNamed { first.append((line, problem)) }
  }
}

/// Splits the input into lines, and parses each line.
private struct LineReader {
  private var reader: any FixLineReader
  private var rest: [UInt8] = []
  private var number = 0
  private(set) var bad = BadLines()

  /// The maximum number of bytes of a line that are kept. A longer line is invalid in any case.
  private static let longest = 65_536

  init(_ reader: any FixLineReader) { self.reader = reader }

  mutating func take(_ bytes: UnsafeRawBufferPointer) -> [LiveFixInput] {
    var fixes: [LiveFixInput] = []
    var start = bytes.startIndex
    while let end = bytes[start...].firstIndex(of: 0x0A) {
      keep(bytes[start..<end])
      fixes += line()
      start = end + 1
    }
    keep(bytes[start...])
    return fixes
  }

  mutating func finish() -> [LiveFixInput] {
    (rest.isEmpty ? [] : line()) + reader.finish()
  }

  private mutating func keep(_ bytes: Slice<UnsafeRawBufferPointer>) {
    rest += bytes.prefix(max(0, LineReader.longest - rest.count))
  }

  private mutating func line() -> [LiveFixInput] {
    number += 1
    defer { rest.removeAll(keepingCapacity: true) }
    switch reader.read(rest) {
    case .fixes(let fixes): return fixes
    case .bad(let problem):
      bad.add(number, problem)
      return []
    }
  }
}
