package import KernelApplication

extension SystemMessage: LocalizableMessage {
  package func localized(_ localizer: MessageLocalizer) -> MessageText {
    switch self {
    case .refused(let operation, let path, let reason):
      localizer.localized(
        cs: "\(path): nejde \(SystemOperation.czech(operation)): \(reason)",
        en: "could not \(operation) \(path): \(reason)", hint: SystemMessage.removeCause(localizer))
    case .tooLarge(let path):
      localizer.localized(
        cs: "\(path): nejde číst: je větší než 1 GiB", en: "could not read \(path): it is larger than 1 GiB",
        hint: SystemMessage.removeCause(localizer))
    case .notSynced(let path):
      localizer.localized(
        cs:
          "\(path): disk odmítl poslední uložení: co jste chtěli, je hotové a je to vidět, ale výpadek proudu to ještě "
          + "může vrátit",
        en:
          "could not make sure of \(path): the disk refused the last sync: what was asked is done and can be seen, but a "
          + "power cut may still undo it", hint: SystemMessage.removeCause(localizer))
    case .notErased(let path):
      localizer.localized(
        cs: "\(path): nejde odstranit: co se mělo smazat, v knize už není, ale tato kopie zůstala; odstraňte ji ručně",
        en:
          "could not remove \(path): what was to be erased is gone from the book, but this copy of it stays; remove it "
          + "by hand", hint: SystemMessage.removeCause(localizer))
    case .notEncodable(let what, let reason):
      localizer.localized(
        cs: "nejde zapsat \(what): \(localizer.text(reason))", en: "could not write \(what): \(localizer.text(reason))")
    }
  }

  private static func removeCause(_ localizer: MessageLocalizer) -> String {
    localizer.say(cs: "Odstraňte příčinu a zopakujte příkaz.", en: "Remove the cause and run the command again.")
  }
}

/// The operations of the operating system that can fail. The raw values are the verbs with which `SystemError` names
/// them.
package enum SystemOperation: String, CaseIterable {
  case bind
  case connect = "connect to"
  case cut
  case createFile = "create a file in"
  case createFolder = "create a folder in"
  case list
  case lock
  case lookAt = "look at"
  case make
  case makePipe = "make a pipe for"
  case open
  case openSocket = "open a socket for"
  case read
  case readFrom = "read from"
  case remove
  case rename
  case start
  case sync
  case waitFor = "wait for"
  case watch
  case write
  case writeTo = "write to"

  private var czech: String {
    switch self {
    case .bind: "obsadit"
    case .connect: "připojit se"
    case .cut: "zkrátit"
    case .createFile: "v ní vytvořit soubor"
    case .createFolder: "v ní vytvořit složku"
    case .list: "vypsat"
    case .lock: "zamknout"
    case .lookAt: "prohlédnout"
    case .make: "vytvořit"
    case .makePipe: "vytvořit rouru"
    case .open: "otevřít"
    case .openSocket: "otevřít soket"
    case .read, .readFrom: "číst"
    case .remove: "odstranit"
    case .rename: "přejmenovat"
    case .start: "spustit"
    case .sync: "uložit na disk"
    case .waitFor: "čekat"
    case .watch: "sledovat"
    case .write, .writeTo: "zapsat"
    }
  }

  /// Returns the operation's name in Czech; the English name if this version does not know the operation.
  static func czech(_ operation: String) -> String {
    SystemOperation(rawValue: operation)?.czech ?? operation
  }
}
