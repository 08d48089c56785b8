import BookCommandLine
import FeedCommandLine
import KernelCommandLine
import PrayerCommandLine
import RunningCommandLine
import StrengthCommandLine
import SupportCommandLine
import SwimmingCommandLine

extension FeatureCommands {
  /// The commands of all features, in the order of the help text.
  static let all: [FeatureCommands] = [.swimming, .running, .support, .prayer, .strength, .feed]
}

extension CommandTable {
  static let recordbook = CommandTable(
    [
      Group(
        cs: "Začátek", en: "Start",
        [.demo(FeatureCommands.all), .importFiles(FeatureCommands.all), .access, .sync]),
      Group(cs: "Oblasti", en: "Features", FeatureCommands.all.map(\.noun)),
      Group(
        cs: "Kniha", en: "The book",
        [
          .overview, .find, .review, .changes, .undo, .redo, .imports([.confirmKinds]), .open, .show, .picture,
          .profile,
          .bodyWeight, .settings, .account,
        ]),
      Group(cs: "Péče o data", en: "Looking after your data", [.export, .check, .repair]),
      Group(cs: "Pro programy", en: "For programs", [.service, .call, .watch, .theme, .help, .version, .completion]),
    ], nouns: FeatureCommands.all.map(\.noun), home: .overview, topics: Topic.all)
}
