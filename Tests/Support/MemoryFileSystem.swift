import Libc
import Storage
package import System

/// A file system in memory whose operations can be recorded and made to fail. Operations are counted, and the chosen
/// ones fail with a chosen system error.
package final class MemoryFileSystem: FileSystem {
  private struct State {
    var disk: MemoryDisk
    var open: [Int32: Int] = [:]
    var locked: [Int32: Int] = [:]
    var next: Int32 = 3
    var operations = 0
    var refusedLocks = 0
    var log: [(operation: String, path: String)] = []
    var recording: [DiskOperation]?
    var fault: Fault?
    var isReadOnly = false
    var user: UInt32?

    /// The index of an open file's content. The descriptor must be open.
    func inode(_ file: OpenFile) -> Int {
      open[file.descriptor]!
    }
  }

  private let state: Locked<State>
  private let writesWhole: Bool

  /// Whether disks fold case unless a test says otherwise.
  private static let usuallyFoldsCase = getenv("RECORDBOOK_FOLDS_CASE") != nil

  /// Creates a file system.
  /// - Parameters:
  ///   - writesWhole: whether each write takes all of its bytes. If not, each takes half of them, and the caller has to
  ///     continue.
  ///   - foldsCase: whether names that differ only in case lead to one file, as on macOS.
  package init(
    files: [String: [UInt8]] = [:], folders: Set<String> = [], writesWhole: Bool = false, foldsCase: Bool? = nil
  ) {
    let foldsCase = foldsCase ?? MemoryFileSystem.usuallyFoldsCase
    state = Locked(State(disk: MemoryDisk(files: files, folders: folders, foldsCase: foldsCase)))
    self.writesWhole = writesWhole
  }

  package var files: [String: [UInt8]] {
    get { state.withLock { $0.disk.files } }
    set { state.withLock { $0.disk.files = newValue } }
  }

  /// The inode of each path.
  package var inodes: [String: Int] { state.withLock { $0.disk.inodes } }

  package var folders: Set<String> { state.withLock { $0.disk.folders } }

  /// The number of operations so far that could have failed.
  package var operations: Int { state.withLock { $0.operations } }

  /// How often a lock was requested that another process held.
  package var refusedLocks: Int { state.withLock { $0.refusedLocks } }

  /// The operations so far that changed or synced something, in order.
  package var log: [String] {
    state.withLock { $0.log.map { "\($0.operation) \($0.path.split(separator: "/").last ?? "")" } }
  }

  /// Sets the fault, and starts counting operations again.
  package func fail(_ fault: Fault?) {
    state.withLock {
      $0.fault = fault
      $0.operations = 0
      $0.log = []
    }
  }

  /// Makes later calls come from the given user. All files belong to user 0.
  package func become(_ user: UInt32) {
    state.withLock { $0.user = user }
  }

  package func makeReadOnly() {
    state.withLock { $0.isReadOnly = true }
  }

  /// Starts to record all operations on the disk.
  package func record() {
    state.withLock { $0.recording = [] }
  }

  /// The operations since the last call.
  package func takeRecording() -> [DiskOperation] {
    state.withLock { state in
      defer { state.recording = [] }
      return state.recording ?? []
    }
  }

  /// The number of descriptors that are still open.
  package var openFiles: Int { state.withLock { $0.open.count } }

  private func perform<Value>(
    _ operation: String, _ path: String, writes: Bool = false,
    onFault: ((borrowing State) -> DiskOperation)? = nil,
    _ body: (inout State) throws(SystemError) -> Value
  ) throws(SystemError) -> Value {
    try state.withLock { (state) throws(SystemError) in
      state.operations += 1
      if let fault = state.fault, (fault.at..<fault.at + fault.count).contains(state.operations) {
        if !fault.isDeath, let operation = onFault?(state) { state.recording?.append(operation) }
        if fault.isDone { _ = try body(&state) }
        throw SystemError(code: fault.code, operation: operation, path: path)
      }
      if writes && state.isReadOnly { throw SystemError(code: EROFS, operation: operation, path: path) }
      if writes { state.log.append((operation, path)) }
      return try body(&state)
    }
  }
}

extension MemoryFileSystem {
  package var user: UInt32? { state.withLock { $0.user } }

  package func open(_ path: String, _ mode: OpenMode) throws(SystemError) -> OpenFile {
    let writes =
      switch mode {
      case .read: false
      case .update: state.withLock { $0.isReadOnly }
      case .updateOrCreate: state.withLock { $0.disk.inode(at: path) == nil || $0.isReadOnly }
      case .create: true
      }
    return try perform("open", path, writes: writes) { (state) throws(SystemError) in
      let inode: Int
      if let known = state.disk.inode(at: path) {
        if case .create = mode { throw SystemError(code: EEXIST, operation: "open", path: path) }
        inode = known
      } else {
        guard mode.creates, state.disk.folders.contains(state.disk.spelled(MemoryDisk.parent(of: path))) else {
          throw SystemError(code: ENOENT, operation: "open", path: path)
        }
        inode = state.disk.create(path)
        state.recording?.append(.create(path: path, inode: inode))
      }
      state.next += 1
      state.open[state.next] = inode
      return OpenFile(descriptor: state.next, path: path)
    }
  }

  package func close(_ file: OpenFile) {
    state.withLock {
      $0.open[file.descriptor] = nil
      $0.locked[file.descriptor] = nil
    }
  }

  package func status(of file: OpenFile) throws(SystemError) -> FileStatus {
    try perform("look at", file.path) { $0.disk.status(of: $0.inode(file)) }
  }

  package func status(at path: String) throws(SystemError) -> FileStatus? {
    try perform("look at", path) { $0.disk.status(at: path) }
  }

  package func read(
    _ file: OpenFile, _ buffer: UnsafeMutableRawBufferPointer, at offset: Int
  ) throws(SystemError) -> Int {
    try perform("read", file.path) { state in
      let rest = state.disk.contents[state.inode(file)].dropFirst(offset).prefix(buffer.count)
      buffer.copyBytes(from: rest)
      return rest.count
    }
  }

  package func write(_ file: OpenFile, _ bytes: UnsafeRawBufferPointer, at offset: Int) throws(SystemError) -> Int {
    try perform("write", file.path, writes: true) { state in
      let piece = bytes.prefix(writesWhole ? bytes.count : (bytes.count + 1) / 2)
      let inode = state.inode(file)
      state.disk.write(inode, at: offset, piece)
      state.recording?.append(.write(inode: inode, at: offset, bytes: Array(piece)))
      return piece.count
    }
  }

  package func truncate(_ file: OpenFile, to size: Int) throws(SystemError) {
    try perform("cut", file.path, writes: true) { state in
      let inode = state.inode(file)
      state.disk.resize(inode, to: size)
      state.recording?.append(.resize(inode: inode, to: size))
    }
  }

  package func syncData(_ file: OpenFile) throws(SystemError) {
    try sync(file, "sync data")
  }

  package func sync(_ file: OpenFile) throws(SystemError) {
    try sync(file, "sync")
  }

  private func sync(_ file: OpenFile, _ operation: String) throws(SystemError) {
    try perform(operation, file.path, writes: true, onFault: { .sync(inode: $0.inode(file), failed: true) }) { state in
      let inode = state.inode(file)
      state.recording?.append(.sync(inode: inode, failed: false))
    }
  }

  package func syncFolder(_ path: String) throws(SystemError) {
    try perform("sync folder", path, writes: true, onFault: { _ in .syncFolder(path: path, failed: true) }) {
      $0.recording?.append(.syncFolder(path: path, failed: false))
    }
  }

  package func rename(_ path: String, to target: String) throws(SystemError) {
    try perform("rename", path, writes: true) { (state) throws(SystemError) in
      guard state.disk.rename(path, to: target) else {
        throw SystemError(code: ENOENT, operation: "rename", path: path)
      }
      state.recording?.append(.rename(path: path, to: target))
    }
  }

  package func remove(_ path: String) throws(SystemError) {
    try perform("remove", path, writes: true) { (state) throws(SystemError) in
      guard state.disk.remove(path) else { throw SystemError(code: ENOENT, operation: "remove", path: path) }
      state.recording?.append(.remove(path: path))
    }
  }

  package func removeFolder(_ path: String) throws(SystemError) {
    try perform("remove", path, writes: true) { (state) throws(SystemError) in
      try state.disk.removeFolder(path)
      state.recording?.append(.removeFolder(path: path))
    }
  }

  package func makeFolder(_ path: String) throws(SystemError) {
    try perform("make", path, writes: true) { (state) throws(SystemError) in
      try state.disk.makeFolder(path)
      state.recording?.append(.makeFolder(path: path))
    }
  }

  package func list(_ path: String) throws(SystemError) -> [String] {
    let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    return try perform("list", path) { (state) throws(SystemError) in
      guard state.disk.folders.contains(state.disk.spelled(path)) else {
        throw SystemError(code: state.disk.exists(path) ? ENOTDIR : ENOENT, operation: "list", path: path)
      }
      return state.disk.names(in: path)
    }
  }

  package func exists(_ path: String) throws(SystemError) -> Bool {
    try perform("look at", path) { $0.disk.exists(path) }
  }

  package func tryLock(_ file: OpenFile) throws(SystemError) -> Bool {
    try perform("lock", file.path) { state in
      let inode = state.inode(file)
      if state.locked.values.contains(inode) {
        state.refusedLocks += 1
        return false
      }
      state.locked[file.descriptor] = inode
      return true
    }
  }
}

extension OpenMode {
  fileprivate var creates: Bool {
    switch self {
    case .read, .update: false
    case .updateOrCreate, .create: true
    }
  }
}
