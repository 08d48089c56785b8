import CSystem
import Libc

/// What POSIX leaves open, as Linux has it. The folder Darwin declares all of it under the same names.
enum Calls {
  // MARK: Files

  /// Writes a file's content to the disk, with no more of its status than is needed to read it.
  static func syncData(_ descriptor: Int32) -> Int32 { fdatasync(descriptor) }

  /// Writes a file or the names in a folder to the disk.
  static func sync(_ descriptor: Int32) -> Int32 { fsync(descriptor) }

  /// Renames within a folder, and fails with `EEXIST` rather than replace anything. Fails with `EINVAL`, `ENOSYS`,
  /// `ENOTSUP` or `EOPNOTSUPP` if the file system cannot do that. The last two are one number on Linux.
  static func renameToNew(_ folder: Int32, _ name: String, _ new: String) -> Int32 {
    renameat2(folder, name, folder, new, recordbook_rename_noreplace)
  }

  static func willReadInOrder(_ descriptor: Int32) {
    posix_fadvise(descriptor, 0, 0, POSIX_FADV_SEQUENTIAL)
  }

  /// The result of `opendir`.
  typealias FolderStream = OpaquePointer

  // MARK: Sockets

  /// Opens a stream socket that started programs do not inherit; returns -1 if that fails.
  static func streamSocket(_ family: Int32, blocks: Bool) -> Int32 {
    let kind = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | (blocks ? 0 : SOCK_NONBLOCK.rawValue)
    return socket(family, Int32(kind), 0)
  }

  /// Opens a Unix-domain datagram socket that started programs do not inherit; returns -1 if that fails.
  static func datagramSocket() -> Int32 {
    socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
  }

  /// Accepts a client. Its descriptor is non-blocking, and started programs do not inherit it. Returns -1 if there is
  /// none.
  static func accept(_ listener: Int32) -> Int32 {
    accept4(listener, nil, nil, Int32(SOCK_NONBLOCK.rawValue) | Int32(SOCK_CLOEXEC.rawValue))
  }

  /// The kind of a stream socket, as the option `SO_TYPE` gives it.
  static let streamKind = Int32(SOCK_STREAM.rawValue)
  /// The flags of `send`, without which a broken connection would end the process by SIGPIPE.
  static let sendFlags = Int32(MSG_NOSIGNAL)

  // MARK: Processes

  typealias SpawnActions = posix_spawn_file_actions_t
  typealias SpawnAttributes = posix_spawnattr_t

  static func spawnActions() -> SpawnActions { SpawnActions() }
  static func spawnAttributes() -> SpawnAttributes { SpawnAttributes() }

  /// The flags for a program in this process's session and process group.
  static let usualProgram: Int16 = 0
  /// The flags for a program in a session of its own: POSIX_SPAWN_SETSID, which the headers do not declare.
  static let ownSession: Int16 = 0x80
  /// The flags for a program in a process group of its own.
  static let ownGroup = Int16(POSIX_SPAWN_SETPGROUP)

  /// Makes the program inherit a descriptor under its own number. Linux does so anyway, unless it is close-on-exec.
  static func inherit(_ descriptor: Int32, _ actions: inout SpawnActions) {}

  /// The environment variables that started programs get.
  static var variables: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? { environ }

  /// The limit of open files, as `getrlimit` takes it.
  static let openFiles = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)

  /// The greatest value to which the limit of open files can be raised, given the hard limit.
  static func mostOpenFiles(_ hard: rlim_t) -> rlim_t { hard }

  // MARK: Threads

  /// Starts a thread that calls `Thread.run` with the context. The thread is nil if that fails; then the code is an
  /// error number.
  static func startThread(_ context: UnsafeMutableRawPointer) -> (thread: pthread_t?, code: Int32) {
    var thread = pthread_t()
    let code = pthread_create(&thread, nil, { Thread.run($0) }, context)
    return (code == 0 ? thread : nil, code)
  }

  static var currentThread: UInt { UInt(pthread_self()) }

  // MARK: Clocks, in nanoseconds

  /// A clock that stands still while the machine sleeps.
  static func uptime() -> Int64 { nanoseconds(CLOCK_MONOTONIC) }
  /// The time since the machine was started, including the time it slept.
  static func timeSinceStart() -> Int64 { nanoseconds(CLOCK_BOOTTIME) }
  /// The wall clock.
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
  /// Makes the action a call of this handler.
  mutating func call(_ handler: @escaping @convention(c) (Int32) -> Void) {
    __sigaction_handler.sa_handler = handler
  }
}
