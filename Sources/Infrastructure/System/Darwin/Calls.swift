import CSystem
import Libc

/// System calls and constants that differ between systems, as defined for macOS. The folder Linux declares them under
/// the same names.
enum Calls {
  // MARK: Files

  static func syncData(_ descriptor: Int32) -> Int32 { sync(descriptor) }

  /// Writes a file to the disk. On macOS, `fsync` only passes the file to the drive, which may keep it in its own
  /// memory for any length of time. Where `F_FULLFSYNC` is not supported, as on network file systems, `fsync` is used
  /// instead.
  static func sync(_ descriptor: Int32) -> Int32 {
    let result = fcntl(descriptor, F_FULLFSYNC)
    return result == -1 && [ENOTSUP, EINVAL, ENOTTY].contains(errno) ? fsync(descriptor) : result
  }

  static func renameToNew(_ folder: Int32, _ name: String, _ new: String) -> Int32 {
    renameatx_np(folder, name, folder, new, UInt32(RENAME_EXCL))
  }

  static func willReadInOrder(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_RDAHEAD, 1)
  }

  typealias FolderStream = UnsafeMutablePointer<DIR>

  // MARK: Sockets

  static func streamSocket(_ family: Int32, blocks: Bool) -> Int32 {
    prepared(socket(family, SOCK_STREAM, 0), blocks: blocks)
  }

  static func datagramSocket() -> Int32 { prepared(socket(AF_UNIX, SOCK_DGRAM, 0), blocks: true) }

  static func accept(_ listener: Int32) -> Int32 { prepared(Libc.accept(listener, nil, nil), blocks: false) }

  /// Sets the options of a socket after its creation. Another thread may start a program before the options are set.
  /// That program still does not inherit the socket, because all programs are started with
  /// `POSIX_SPAWN_CLOEXEC_DEFAULT`.
  private static func prepared(_ descriptor: Int32, blocks: Bool) -> Int32 {
    guard descriptor >= 0 else { return descriptor }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    // Sets blocking mode too, since an accepted socket may have inherited non-blocking mode from the listener.
    _ = fcntl(descriptor, F_SETFL, blocks ? 0 : O_NONBLOCK)
    var one: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &one, socklen_t(MemoryLayout<Int32>.size))
    return descriptor
  }

  static let streamKind = SOCK_STREAM
  /// The flags for `send`. There are none, because on macOS each socket has the option `SO_NOSIGPIPE` instead.
  static let sendFlags: Int32 = 0

  // MARK: Processes

  typealias SpawnActions = posix_spawn_file_actions_t?
  typealias SpawnAttributes = posix_spawnattr_t?

  static func spawnActions() -> SpawnActions { nil }
  static func spawnAttributes() -> SpawnAttributes { nil }

  static let usualProgram = Int16(POSIX_SPAWN_CLOEXEC_DEFAULT)
  static let ownSession = Int16(POSIX_SPAWN_SETSID | POSIX_SPAWN_CLOEXEC_DEFAULT)
  static let ownGroup = Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_CLOEXEC_DEFAULT)

  static func inherit(_ descriptor: Int32, _ actions: inout SpawnActions) {
    posix_spawn_file_actions_addinherit_np(&actions, descriptor)
  }

  static var variables: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? { _NSGetEnviron().pointee }

  static let openFiles = RLIMIT_NOFILE

  /// Returns the greatest limit on open files that the system allows this process, at most the hard limit `hard`.
  static func mostOpenFiles(_ hard: rlim_t) -> rlim_t {
    var most: Int32 = 0
    var length = MemoryLayout<Int32>.size
    guard sysctlbyname("kern.maxfilesperproc", &most, &length, nil, 0) == 0 else { return min(hard, 10_240) }
    return min(hard, rlim_t(most))
  }

  // MARK: Threads

  /// Starts a thread with a stack of 8 MiB, the same as on Linux. The default on macOS is 512 KiB.
  static func startThread(_ context: UnsafeMutableRawPointer) -> (thread: pthread_t?, code: Int32) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, 8 << 20)
    var thread: pthread_t?
    let code = pthread_create(&thread, &attributes, { Thread.run($0) }, context)
    return (code == 0 ? thread : nil, code)
  }

  static var currentThread: UInt { UInt(bitPattern: pthread_self()) }

  // MARK: Clocks, in nanoseconds

  static func uptime() -> Int64 { recordbook_uptime() }
  static func timeSinceStart() -> Int64 { recordbook_time_since_start() }
  static func realtime() -> Int64 { recordbook_realtime() }
}

extension stat {
  var modified: timespec { st_mtimespec }
  var changed: timespec { st_ctimespec }
}

extension sigaction {
  mutating func call(_ handler: @escaping @convention(c) (Int32) -> Void) {
    __sigaction_u.__sa_handler = handler
  }
}
