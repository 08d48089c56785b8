package import KernelApplication
package import KernelDomain
package import KernelPresentation

/// The texts that a feature contributes to the outputs of use cases that concern the whole book, such as importing or
/// undoing.
package protocol FeatureStrings: MessageStrings {
  var feature: FeatureID { get }

  /// Returns the feature's name, icon, hue and first screen; nil for the book itself.
  func title(_ language: Language) -> FeatureTitle?
  /// Describes in one line the part of a backup that belongs to the feature: `3 swims, 120 laps, 2 corrections`; nil if
  /// there is none.
  func exported(_ parts: FeatureParts, _ language: Language) -> String?
  /// Describes in one line the feature's data that an import read from one file: `3 swims, 120 laps, 3 new`; nil if the
  /// file contains none.
  func imported(file parts: FeatureParts, _ language: Language) -> String?
  /// Describes in one line the feature's data that an import read from one file, as `imported(file:_:)` does. If
  /// `isDryRun` is true, the text says what an import would do.
  func imported(file parts: FeatureParts, isDryRun: Bool, _ language: Language) -> String?
  /// Describes the guesses that an import made about the feature's data and that the user has to confirm or correct;
  /// nil if it made none.
  func guesses(_ parts: FeatureParts, _ language: Language) -> String?
  /// Describes, one per line, how an import of one or more files changed the feature's data; empty if there is nothing
  /// to report.
  func imported(_ parts: FeatureParts, _ language: Language, _ program: Program) -> String
  /// Describes how an import of one or more files changed the feature's data, as elements of a page; nil if none of the
  /// feature's data was imported.
  func imported(_ parts: FeatureParts, _ language: Language) -> ImportedPart?
  /// Returns in one line the totals of the feature's data in an import of several files; nil if none of the feature's
  /// data was imported.
  func total(_ parts: FeatureParts, _ language: Language) -> String?
  /// Returns a number of the feature's imported items of a kind, as its files call it: `3 swims`.
  func counted(_ count: Int, ofKind kind: String, _ language: Language) -> String
  /// Returns the feature's part of the overview screen. Features return it even if `parts` contains none of their data;
  /// only the book itself returns nil.
  func overview(_ parts: FeatureParts, _ language: Language) -> OverviewPart?
  /// Describes what the feature reads from an export of the Health app; nil if it reads nothing.
  func healthData(_ language: Language) -> HealthDataStrings?
  /// Returns the screens on which the user can save some of the feature's data as files; empty if there are none.
  func savings(_ language: Language) -> [FeatureSaving]
  /// Describes the feature's questions that the user still has to decide, one per line with the command that decides
  /// it; empty if there are none.
  /// - Parameter columns: the maximum width of lines; nil sets no limit.
  func review(_ parts: FeatureParts, _ language: Language, _ program: Program, columns: Int?) -> String
  /// Returns the feature's questions that the user still has to decide; empty if there are none. A question is either
  /// an element with a button per answer, or a row that leads to the screen where the user decides; such rows are
  /// grouped in sections.
  func review(_ parts: FeatureParts, _ language: Language) -> [Element]
  /// Describes a change in one line: `style, backstroke, swim 20230605T060000Z, laps 3–4`; nil if the change belongs to
  /// another feature.
  func change(_ parts: FeatureParts, _ language: Language) -> String?
  /// Names the one thing that a change is about, such as `workout s20261128T201405Z`, under which a page puts several
  /// changes of it together; nil if there is no such thing, or if the change belongs to another feature. If the
  /// description of the change ends in the name, it is left out there.
  func thing(changedIn parts: FeatureParts, _ language: Language) -> String?
  /// Describes a change that was undone or redone. `what` names the change in one line; `effects` describes, one per
  /// line, the effects of undoing or redoing it. Nil if the change belongs to another feature.
  func reverted(_ parts: FeatureParts, _ language: Language) -> (what: String, effects: String)?
  /// Describes what a use case did. The first line says what it did; the remaining lines describe the effects. Nil if
  /// the use case belongs to another feature, or needs no such text.
  /// - Parameters:
  ///   - method: the use case's method name.
  ///   - output: the use case's output.
  func answer(_ method: String, _ output: some EncodedValueSource, _ language: Language) -> String?
  /// Describes an event in one line, which ends in a line feed; nil if the event belongs to another feature, or is
  /// unknown to this version.
  func event(_ name: String, _ details: some EncodedValueSource, _ language: Language) -> String?
  /// The names of the events of which a browser notifies the user at once, if the user allows notifications.
  var notifiedEvents: [String] { get }
  /// Returns the title of a setting; nil if the setting belongs to another feature.
  func name(ofSetting name: String, _ language: Language) -> String?
  /// Returns the words for a value of one of the feature's settings, such as `Women` for `female`; nil if the value is
  /// shown as it is, or if the setting belongs to another feature.
  func words(_ value: String, ofSetting name: String, _ language: Language) -> String?
}

extension FeatureStrings {
  package func imported(file parts: FeatureParts, isDryRun: Bool, _ language: Language) -> String? {
    imported(file: parts, language)
  }

  package func counted(_ count: Int, ofKind kind: String, _ language: Language) -> String {
    language.counted(count, .things)
  }

  package func savings(_ language: Language) -> [FeatureSaving] { [] }

  package func words(_ value: String, ofSetting name: String, _ language: Language) -> String? { nil }

  package func guesses(_ parts: FeatureParts, _ language: Language) -> String? { nil }

  package func thing(changedIn parts: FeatureParts, _ language: Language) -> String? { nil }
}
