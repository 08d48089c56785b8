import CSystem
import Libc

/// System calls and constants that differ between systems, as defined for Linux. The folder Darwin declares them under
/// the same names.
enum Calls {
  // MARK: Files

  /// Writes a file's content to the disk, with only those metadata that are needed to read the content.
  static func syncData(_ descriptor: Int32) -> Int32 { fdatasync(descriptor) }

  /// Writes a file, or the names in a folder, to the disk.
  static func sync(_ descriptor: Int32) -> Int32 { fsync(descriptor) }

  /// Renames a file within a folder, failing with `EEXIST` instead of replacing another file. Fails with `EINVAL`,
  /// `ENOSYS`, `ENOTSUP` or `EOPNOTSUPP` if the file system does not support that. The last two are the same number on
  /// Linux.
  static func renameToNew(_ folder: Int32, _ name: String, _ new: String) -> Int32 {
    renameat2(folder, name, folder, new, recordbook_rename_noreplace)
  }

  static func willReadInOrder(_ descriptor: Int32) {
    posix_fadvise(descriptor, 0, 0, POSIX_FADV_SEQUENTIAL)
  }

  /// The type of an open folder, as returned by `opendir`.
  typealias FolderStream = OpaquePointer

  // MARK: Sockets

  /// Opens a stream socket, blocking or non-blocking, that programs started by this process do not inherit; returns -1
  /// if that fails.
  static func streamSocket(_ family: Int32, blocks: Bool) -> Int32 {
    let kind = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | (blocks ? 0 : SOCK_NONBLOCK.rawValue)
    return socket(family, Int32(kind), 0)
  }

  /// Opens a Unix-domain datagram socket that programs started by this process do not inherit; returns -1 if that
  /// fails.
  static func datagramSocket() -> Int32 {
    socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
  }

  /// Accepts a client. Its descriptor is non-blocking, and programs started by this process do not inherit it. Returns
  /// -1 if no client is waiting, or if accepting fails.
  static func accept(_ listener: Int32) -> Int32 {
    accept4(listener, nil, nil, Int32(SOCK_NONBLOCK.rawValue) | Int32(SOCK_CLOEXEC.rawValue))
  }

  /// The value of the socket option `SO_TYPE` for a stream socket.
  static let streamKind = Int32(SOCK_STREAM.rawValue)
  /// The flags for `send`. They prevent a broken connection from ending the process with SIGPIPE.
  static let sendFlags = Int32(MSG_NOSIGNAL)

  // MARK: Processes

  typealias SpawnActions = posix_spawn_file_actions_t
  typealias SpawnAttributes = posix_spawnattr_t

  static func spawnActions() -> SpawnActions { SpawnActions() }
  static func spawnAttributes() -> SpawnAttributes { SpawnAttributes() }

  /// The flags for starting a program in this process's session and process group.
  static let usualProgram: Int16 = 0
  /// The flags for starting a program in a new session: POSIX_SPAWN_SETSID, which the headers do not declare.
  static let ownSession: Int16 = 0x80
  /// The flags for starting a program in a new process group.
  static let ownGroup = Int16(POSIX_SPAWN_SETPGROUP)

  /// Lets the program to be started inherit a descriptor under the same number. Does nothing on Linux, where programs
  /// inherit every descriptor that is not close-on-exec.
  static func inherit(_ descriptor: Int32, _ actions: inout SpawnActions) {}

  /// The environment variables for programs started by this process.
  static var variables: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? { environ }

  /// The number that identifies the limit on open files for `getrlimit`.
  static let openFiles = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)

  /// Returns the greatest value to which the limit on open files can be raised.
  /// - Parameter hard: the hard limit.
  static func mostOpenFiles(_ hard: rlim_t) -> rlim_t { hard }

  // MARK: Threads

  /// Starts a thread that calls `Thread.run` with the context. Returns the thread or, if that fails, nil and an error
  /// number.
  static func startThread(_ context: UnsafeMutableRawPointer) -> (thread: pthread_t?, code: Int32) {
    var thread = pthread_t()
    let code = pthread_create(&thread, nil, { Thread.run($0) }, context)
    return (code == 0 ? thread : nil, code)
  }

  static var currentThread: UInt { UInt(pthread_self()) }

  // MARK: Clocks, in nanoseconds

  /// Returns the time, in nanoseconds, of a clock that stops while the machine sleeps.
  static func uptime() -> Int64 { nanoseconds(CLOCK_MONOTONIC) }
  /// Returns the time since the machine was started, in nanoseconds, including the time for which it slept.
  static func timeSinceStart() -> Int64 { nanoseconds(CLOCK_BOOTTIME) }
  /// Returns the time on the wall clock, in nanoseconds since 1970-01-01T00:00:00Z.
  static func realtime() -> Int64 { nanoseconds(CLOCK_REALTIME) }

  private static func nanoseconds(_ clock: clockid_t) -> Int64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return time.nanoseconds
  }
}

extension stat {
  var modified: timespec { st_mtim }
  var changed: timespec { st_ctim }
}

extension sigaction {
  /// Sets the function that is called when the signal arrives.
  mutating func call(_ handler: @escaping @convention(c) (Int32) -> Void) {
    __sigaction_handler.sa_handler = handler
  }
}
