import Libc
import TestSupport

/// Ways to manipulate the files of a store.
package enum Meddling: String, CaseIterable, Sendable {
  /// Swaps the names of two files.
  case swapped
  /// Replaces a file, or all files of a kind, with those of another store.
  case foreign
  /// Replaces a file with a link, or gives it a second name.
  case linked
  /// Makes a file unreadable, or replaces it with something other than a file.
  case unreadable
  /// Replaces a file or all files with an older copy, or adds a copy of an existing file.
  case older
  /// Deletes a file, all files or the folder, while a process holds the store.
  case deleted
  /// Moves the store's folder elsewhere, and puts a copy in its place.
  case moved
  /// Removes the lock file, so that another process can open the store at the same time.
  case unlocked

  /// Whether a process holds the store during the manipulation, and continues afterwards.
  func isHeld(_ random: inout SeededGenerator) -> Bool {
    switch self {
    case .deleted, .moved, .unlocked: true
    default: Bool.random(using: &random)
    }
  }

  /// - Parameter old: the contents of the store's files at an earlier time, by name.
  /// - Returns: a description of the manipulation, for messages.
  func happen(
    to ground: Playground, old: [String: [UInt8]], _ random: inout SeededGenerator
  ) throws -> String {
    let names = ground.content(ground.store).keys.filter { !$0.hasPrefix("damaged") }.sorted()
    guard let name = names.randomElement(using: &random) else { return "nothing there" }
    let path = "\(ground.store)/\(name)"
    switch self {
    case .swapped: return swap(path, "\(ground.store)/\(names.randomElement(using: &random)!)", ground)
    case .foreign: return takeForeign(name, ground, &random)
    case .linked: return try link(path, ground, &random)
    case .unreadable: return hide(path, ground, &random)
    case .older: return try age(name, ground, old, &random)
    case .deleted: return delete(path, ground, &random)
    case .moved:
      let content = ground.content(ground.store)
      rename(ground.store, ground.path + "/away")
      try ground.fill(ground.store, content)
      return "moved away, copied back"
    case .unlocked:
      unlink("\(ground.store)/lock")
      return "unlocked"
    }
  }

  private func swap(_ one: String, _ other: String, _ ground: Playground) -> String {
    rename(one, one + "~")
    rename(other, one)
    rename(one + "~", other)
    return "\(one) and \(other) swapped"
  }

  /// Replaces a file with the file of the other store that has the same name except for the generation, if there is
  /// one.
  private func takeForeign(_ name: String, _ ground: Playground, _ random: inout SeededGenerator) -> String {
    let key = name.split(separator: ".").first ?? ""
    let others = ground.content(ground.other).keys.sorted()
    let same = others.filter { $0.split(separator: ".").first == key }
    guard let other = same.first ?? others.randomElement(using: &random) else { return "nothing there" }
    rename("\(ground.other)/\(other)", "\(ground.store)/\(name)")
    return "\(other) of another store as \(name)"
  }

  private func link(_ path: String, _ ground: Playground, _ random: inout SeededGenerator) throws -> String {
    let letter = ground.strangers + "/letter.txt"
    let kind = ["foreign", "dangling", "loop", "hard", "own", "copy"].randomElement(using: &random)!
    switch kind {
    case "own": Libc.link(path, ground.strangers + "/own")
    case "copy":
      // Replaces the file by a link to a copy of it.
      rename(path, ground.strangers + "/copy")
      symlink(ground.strangers + "/copy", path)
    default:
      unlink(path)
      switch kind {
      case "hard": Libc.link(letter, path)
      case "loop": symlink(path, path)
      case "dangling": symlink(ground.strangers + "/nobody", path)
      default: symlink(letter, path)
      }
    }
    return "\(path) linked, \(kind)"
  }

  private func hide(_ path: String, _ ground: Playground, _ random: inout SeededGenerator) -> String {
    let kind = ["mode", "folder", "FIFO", "socket"].randomElement(using: &random)!
    if kind == "mode" {
      chmod(path, 0)
      return "\(path) unreadable"
    }
    unlink(path)
    switch kind {
    case "folder": mkdir(path, 0o700)
    case "FIFO": mkfifo(path, 0o600)
    default: mknod(path, S_IFSOCK | 0o600, 0)
    }
    return "\(path) is a \(kind)"
  }

  private func age(
    _ name: String, _ ground: Playground, _ old: [String: [UInt8]], _ random: inout SeededGenerator
  ) throws -> String {
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      try ground.fill(ground.store, [name: ground.content(ground.store)[name] ?? []])
      return "\(name) copied"
    case 1:
      try ground.fill(ground.store, old.filter { $0.key != "lock" })
      return "all of an older copy"
    default:
      let one = old.keys.filter { $0 != "lock" }.sorted().randomElement(using: &random)!
      let key = one.split(separator: ".").first
      let target = ground.content(ground.store).keys.sorted().last { $0.split(separator: ".").first == key } ?? one
      try ground.fill(ground.store, [target: old[one] ?? []])
      return "\(one) of an older copy as \(target)"
    }
  }

  private func delete(_ path: String, _ ground: Playground, _ random: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      ground.remove(ground.store)
      return "the folder deleted"
    case 1:
      for name in ground.content(ground.store).keys where name != "lock" { ground.remove("\(ground.store)/\(name)") }
      return "all but the lock deleted"
    default:
      unlink(path)
      return "\(path) deleted"
    }
  }
}
