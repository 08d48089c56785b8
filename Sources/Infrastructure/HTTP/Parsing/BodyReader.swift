/// Reads a body as it arrives, whether its length is stated or it is chunked, and returns it piece by piece without
/// storing it.
struct BodyReader: Sendable {
  private var state: State
  /// The number of further bytes that the body may have before it is refused.
  private var allowance: Int
  private let limits: HTTPLimits

  private enum State: Sendable {
    /// Within a body whose length is known. The value is the number of bytes still to come.
    case rest(Int)
    case chunkSize(LineReader)
    case chunk(Int)
    /// After the bytes of a chunk, where a line end must follow.
    case chunkEnd(LineReader)
    case trailer(HeaderReader)
    case done
  }

  /// The maximum length, in bytes, of a line that states a chunk's size. The line may contain extensions, which are
  /// ignored.
  private static let longestSizeLine = 256

  /// Creates a reader of a request's body.
  /// - Parameter limit: the maximum length of the body, in bytes.
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

  /// Removes the next piece of the body from the input and returns it; nil at the end of the body, or if more input is
  /// needed.
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

  /// Reads a line that states a chunk's size or ends a chunk. Returns true if it has done so, and false if the line is
  /// not complete yet.
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

  /// Parses the size of a chunk from a line such as `1f` or `1F;name=value`.
  private static func size(_ line: [UInt8]) throws(HTTPRefusal) -> Int {
    let digits = line.prefix { ASCII.hexadecimal($0) != nil }
    guard (1...15).contains(digits.count), digits.count == line.count || line[digits.count] == UInt8(ascii: ";")
    else { throw .malformedChunk }
    return digits.reduce(0) { $0 << 4 | Int(ASCII.hexadecimal($1) ?? 0) }
  }
}
