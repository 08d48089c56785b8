/// Reads a body as it arrives, by its length or chunk by chunk, and passes it on piece by piece without storing it.
struct BodyReader: Sendable {
  private var state: State
  /// The bytes that may still arrive.
  private var allowance: Int
  private let limits: HTTPLimits

  private enum State: Sendable {
    /// The bytes of the body that are still to come.
    case rest(Int)
    case chunkSize(LineReader)
    case chunk(Int)
    /// The line end after a chunk.
    case chunkEnd(LineReader)
    case trailer(HeaderReader)
    case done
  }

  /// The longest line, in bytes, with the size of a chunk and its extensions, which are ignored.
  private static let longestSizeLine = 256

  /// - Parameter limit: the longest body, in bytes.
  init(_ length: RequestHead.BodyLength, limit: Int, _ limits: HTTPLimits) throws(HTTPRefusal) {
    self.limits = limits
    allowance = limit
    switch length {
    case .none: state = .done
    case .chunked: state = .chunkSize(LineReader())
    case .length(let bytes):
      guard bytes <= limit else { throw .bodyTooLarge }
      state = .rest(bytes)
    }
  }

  var isDone: Bool {
    if case .done = state { true } else { false }
  }

  /// The next piece; nil at the end of the body, or if more input is needed.
  mutating func next(_ input: inout ArraySlice<UInt8>) throws(HTTPRefusal) -> ArraySlice<UInt8>? {
    while true {
      switch state {
      case .done: return nil
      case .rest(let bytes):
        guard let stretch = take(bytes, of: &input) else { return nil }
        state = stretch.count == bytes ? .done : .rest(bytes - stretch.count)
        return stretch
      case .chunk(let bytes):
        guard let stretch = take(bytes, of: &input) else { return nil }
        state = stretch.count == bytes ? .chunkEnd(LineReader()) : .chunk(bytes - stretch.count)
        return stretch
      default:
        guard try takeLine(&input) else { return nil }
      }
    }
  }

  private func take(_ bytes: Int, of input: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard !input.isEmpty else { return nil }
    defer { input = input.dropFirst(bytes) }
    return input.prefix(bytes)
  }

  /// False if the end of the line is still to come.
  private mutating func takeLine(_ input: inout ArraySlice<UInt8>) throws(HTTPRefusal) -> Bool {
    switch state {
    case .chunkSize(var reader):
      let line = try reader.next(&input, limit: BodyReader.longestSizeLine, tooLong: .malformedChunk)
      state = .chunkSize(reader)
      guard let line else { return false }
      try begin(chunk: BodyReader.size(line))
    case .chunkEnd(var reader):
      let line = try reader.next(&input, limit: 0, tooLong: .malformedChunk)
      state = line == nil ? .chunkEnd(reader) : .chunkSize(LineReader())
      return line != nil
    case .trailer(var reader):
      let isDone = try reader.read(&input)
      state = isDone ? .done : .trailer(reader)
      return isDone
    case .rest, .chunk, .done: break
    }
    return true
  }

  private mutating func begin(chunk bytes: Int) throws(HTTPRefusal) {
    guard bytes <= allowance else { throw .bodyTooLarge }
    allowance -= bytes
    state = bytes == 0 ? .trailer(HeaderReader(limits)) : .chunk(bytes)
  }

  /// The size of a chunk, from a line such as `1f` or `1F;name=value`.
  private static func size(_ line: [UInt8]) throws(HTTPRefusal) -> Int {
    let digits = line.prefix { ASCII.hexadecimal($0) != nil }
    guard (1...15).contains(digits.count), digits.count == line.count || line[digits.count] == UInt8(ascii: ";")
    else { throw .malformedChunk }
    return digits.reduce(0) { $0 << 4 | Int(ASCII.hexadecimal($1) ?? 0) }
  }
}
