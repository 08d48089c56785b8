import Composition
import KernelApplication
import KernelCommandLine
import KernelDomain
import KernelPresentation

extension Command {
  static let install = Command(
    "service install",
    cs: "Připraví, aby službu spouštěl systém", en: "Let the system start the service when a program needs it",
    details: LocalizedText(
      cs:
        "Zapíše jednotky systemd (na macOS soubor launchd) do vašich nastavení a řekne, jak je zapnout. Soubory, které "
        + "tam už jsou a říkají něco jiného, odloží s koncovkou .old.",
      en:
        "Writes systemd units (on macOS a launchd file) to your configuration and shows how to enable them. Existing "
        + "files with other contents are renamed with .old at the end.")
  ) { _, session throws(CommandError) in
    let installation = try session.install { (installer) throws(Failure) in
      Installation(files: try installer.install(), next: installer.turnOn)
    }
    return try session.tell(installation) { installation, language in
      language.say(cs: "Zapsáno:\n", en: "Written:\n") + list(installation.files)
        + language.say(cs: "Zapněte:\n", en: "Enable it:\n") + list([installation.next])
    }
  }

  static let uninstall = Command(
    "service uninstall",
    cs: "Odstraní, co zapsalo service install", en: "Remove what service install wrote",
    details: LocalizedText(
      cs:
        "Zadejte stejné --store a --socket jako u service install. Dokud je služba zapnutá, neodstraní nic a řekne, "
        + "jak ji vypnout. Soubory, které říkají něco jiného, nechá být a vypíše; návratová hodnota je pak 1.",
      en:
        "Give --store and --socket as for service install. While the service is enabled, it removes nothing and shows "
        + "how to disable it. Files with other contents stay and are listed; the exit status is then 1.")
  ) { _, session throws(CommandError) in
    let removal = try session.install { (installer) throws(Failure) in
      let (removed, left) = try installer.uninstall()
      return Removal(removed: removed, left: left, next: removed.isEmpty ? nil : installer.turnOff)
    }
    _ = try session.tell(removal, words)
    return removal.left.isEmpty ? .success : .failed
  }

  private static func words(_ removal: Removal, _ language: Language) -> String {
    if removal.removed.isEmpty, removal.left.isEmpty {
      return language.say(cs: "Nic není nainstalováno.\n", en: "Nothing is installed.\n")
    }
    var text = ""
    if !removal.removed.isEmpty {
      text += language.say(cs: "Odstraněno:\n", en: "Removed:\n") + list(removal.removed)
    }
    if !removal.left.isEmpty {
      text +=
        language.say(
          cs: "Ponecháno, protože říká něco jiného; prohlédněte a odstraňte to sami:\n",
          en: "Kept, because the contents differ; check these files and remove them yourself:\n") + list(removal.left)
    }
    guard let next = removal.next else { return text }
    return text + language.say(cs: "Aby to systém věděl:\n", en: "Tell the system:\n") + list([next])
  }

  private static func list(_ lines: [String]) -> String {
    lines.map { "  \(printable($0))\n" }.joined()
  }
}

extension Session {
  fileprivate func install<Value>(
    _ work: (ServiceInstaller) throws(Failure) -> Value
  ) throws(CommandError) -> Value {
    do throws(Failure) {
      return try work(ServiceInstaller(options.configuration, socket: options.socket))
    } catch {
      throw .failed(error)
    }
  }
}

private struct Installation: Encodable {
  let files: [String]
  /// The command that the user has to run next.
  let next: String
}

private struct Removal: Encodable {
  let removed: [String]
  let left: [String]
  /// The command that the user has to run next; nil if no file was removed.
  let next: String?
}
