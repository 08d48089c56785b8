import Glibc
package import Storage
import Synchronization

/// Files in memory, whose operations can be made to fail: each is counted, and the one chosen fails as the system would.
package final class MemoryFileSystem: FileSystem {
  private struct State {
    var files: [String: [UInt8]] = [:]
    var folders: Set<String> = ["/"]
    var open: [Int32: String] = [:]
    var locked: [Int32: String] = [:]
    var next: Int32 = 3
    var operations = 0
    var log: [String] = []
    var fault: Fault?
    var isReadOnly = false
  }

  /// From one operation on, so many fail.
  package struct Fault: Sendable {
    package var at: Int
    package var count: Int
    package var code: Int32

    package init(at: Int, count: Int = 1, code: Int32) {
      self.at = at
      self.count = count
      self.code = code
    }
  }

  private let state = Mutex(State())

  package init() {}

  package var files: [String: [UInt8]] {
    get { state.withLock { $0.files } }
    set { state.withLock { $0.files = newValue } }
  }

  /// Those that may fail, so far.
  package var operations: Int { state.withLock { $0.operations } }

  /// Operations that change something or make it last, in order.
  package var log: [String] { state.withLock { $0.log } }

  /// Counting begins anew.
  package func fail(_ fault: Fault?) {
    state.withLock {
      $0.fault = fault
      $0.operations = 0
      $0.log = []
    }
  }

  package func makeReadOnly() {
    state.withLock { $0.isReadOnly = true }
  }

  private func perform<Value>(
    _ operation: String, _ path: String, writes: Bool = false, _ body: (inout State) throws(SystemError) -> Value
  ) throws(SystemError) -> Value {
    try state.withLock { (state) throws(SystemError) in
      state.operations += 1
      if let fault = state.fault, (fault.at..<fault.at + fault.count).contains(state.operations) {
        throw SystemError(code: fault.code, operation: operation, path: path)
      }
      if writes && state.isReadOnly { throw SystemError(code: EROFS, operation: operation, path: path) }
      if writes { state.log.append("\(operation) \(path.split(separator: "/").last ?? "")") }
      return try body(&state)
    }
  }

  package func open(_ path: String, _ mode: OpenMode) throws(SystemError) -> OpenFile {
    let writes =
      switch mode {
      case .read: false
      case .update: state.withLock { $0.files[path] == nil || $0.isReadOnly }
      case .replace: true
      }
    return try perform("open", path, writes: writes) { (state) throws(SystemError) in
      if state.files[path] == nil {
        let parent = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
        guard writes, state.folders.contains(parent) else {
          throw SystemError(code: ENOENT, operation: "open", path: path)
        }
        state.files[path] = []
      } else if case .replace = mode {
        state.files[path] = []
      }
      state.next += 1
      state.open[state.next] = path
      return OpenFile(descriptor: state.next, path: path)
    }
  }

  package func close(_ file: OpenFile) {
    state.withLock {
      $0.open[file.descriptor] = nil
      $0.locked[file.descriptor] = nil
    }
  }

  /// Descriptors that nobody closed.
  package var openFiles: Int { state.withLock { $0.open.count } }

  package func size(_ file: OpenFile) throws(SystemError) -> Int {
    try perform("look at", file.path) { ($0.files[file.path] ?? []).count }
  }

  package func read(
    _ file: OpenFile, _ buffer: UnsafeMutableRawBufferPointer, at offset: Int
  ) throws(SystemError) -> Int {
    try perform("read", file.path) { state in
      let rest = (state.files[file.path] ?? []).dropFirst(offset).prefix(buffer.count)
      buffer.copyBytes(from: rest)
      return rest.count
    }
  }

  /// Half of what it is given, so that every writer has to go on.
  package func write(_ file: OpenFile, _ bytes: UnsafeRawBufferPointer, at offset: Int) throws(SystemError) -> Int {
    try perform("write", file.path, writes: true) { state in
      let piece = bytes.prefix((bytes.count + 1) / 2)
      var content = state.files[file.path] ?? []
      if content.count < offset { content += [UInt8](repeating: 0, count: offset - content.count) }
      content.replaceSubrange(offset..<min(content.count, offset + piece.count), with: piece)
      state.files[file.path] = content
      return piece.count
    }
  }

  package func truncate(_ file: OpenFile, to size: Int) throws(SystemError) {
    try perform("cut", file.path, writes: true) { state in
      state.files[file.path] = Array((state.files[file.path] ?? []).prefix(size))
    }
  }

  package func syncData(_ file: OpenFile) throws(SystemError) {
    try perform("sync data", file.path, writes: true) { _ in }
  }

  package func sync(_ file: OpenFile) throws(SystemError) {
    try perform("sync", file.path, writes: true) { _ in }
  }

  package func syncFolder(_ path: String) throws(SystemError) {
    try perform("sync folder", path, writes: true) { _ in }
  }

  package func rename(_ path: String, to target: String) throws(SystemError) {
    try perform("rename", path, writes: true) { (state) throws(SystemError) in
      guard let content = state.files.removeValue(forKey: path) else {
        throw SystemError(code: ENOENT, operation: "rename", path: path)
      }
      state.files[target] = content
    }
  }

  package func remove(_ path: String) throws(SystemError) {
    try perform("remove", path, writes: true) { (state) throws(SystemError) in
      guard state.files.removeValue(forKey: path) != nil else {
        throw SystemError(code: ENOENT, operation: "remove", path: path)
      }
    }
  }

  package func removeFolder(_ path: String) throws(SystemError) {
    try perform("remove", path, writes: true) { _ = $0.folders.remove(path) }
  }

  package func makeFolder(_ path: String) throws(SystemError) {
    try perform("make", path, writes: true) { _ = $0.folders.insert(path) }
  }

  package func list(_ path: String) throws(SystemError) -> [String] {
    let prefix = path.hasSuffix("/") ? path : path + "/"
    return try perform("list", path) { state in
      let names = (Array(state.files.keys) + Array(state.folders)).filter { $0.hasPrefix(prefix) && $0 != prefix }
        .compactMap { $0.dropFirst(prefix.count).split(separator: "/").first.map(String.init) }
      return Set(names).sorted()
    }
  }

  package func exists(_ path: String) throws(SystemError) -> Bool {
    try perform("look at", path) { $0.files[path] != nil || $0.folders.contains(path) }
  }

  package func tryLock(_ file: OpenFile) throws(SystemError) -> Bool {
    try perform("lock", file.path) { state in
      if state.locked.values.contains(file.path) { return false }
      state.locked[file.descriptor] = file.path
      return true
    }
  }
}
