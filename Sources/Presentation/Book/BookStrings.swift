package import BookApplication
package import KernelApplication
package import KernelDomain
package import KernelPresentation

/// The texts about the book's own data: profile, settings and access to health data.
package struct BookStrings: FeatureStrings {
  private let features: [any FeatureStrings]
  private let profileStrings: @Sendable (Language) -> ProfileStrings

  /// Creates the texts.
  /// - Parameters:
  ///   - features: the texts of all features.
  ///   - profileStrings: returns the wording for the book's owner.
  package init(
    _ features: [any FeatureStrings], profileStrings: @escaping @Sendable (Language) -> ProfileStrings
  ) {
    self.features = features
    self.profileStrings = profileStrings
  }

  package var feature: FeatureID { .book }

  package func localized(_ message: Message, _ localizer: MessageLocalizer) -> MessageText? {
    localizer.localized(message, as: BookMessage.self) ?? localizer.localized(message, as: AccountMessage.self)
  }

  package func title(_ language: Language) -> FeatureTitle? { nil }

  package func exported(_ parts: FeatureParts, _ language: Language) -> String? {
    parts.part(of: .book, as: DocumentBackupPart.self).map { BookStrings.values($0, language) }
  }

  /// Describes in one line the profile and settings that an imported file contains. Only backups contain them; nil for
  /// any other file.
  package func imported(file parts: FeatureParts, _ language: Language) -> String? { exported(parts, language) }

  private static func values(_ part: DocumentBackupPart, _ language: Language) -> String {
    let values =
      language.say(cs: "profil a nastavení: ", en: "profile and settings: ") + language.counted(part.values, .values)
    guard let days = part.bodyWeights else { return values }
    return values + language.say(cs: ", tělesná váha: ", en: ", body weight: ") + language.counted(days, .days)
  }

  package func imported(_ parts: FeatureParts, _ language: Language, _ program: Program) -> String { "" }
  package func total(_ parts: FeatureParts, _ language: Language) -> String? { nil }
  package func overview(_ parts: FeatureParts, _ language: Language) -> OverviewPart? { nil }
  package func imported(_ parts: FeatureParts, _ language: Language) -> ImportedPart? { nil }
  package func healthData(_ language: Language) -> HealthDataStrings? { nil }
  package func review(
    _ parts: FeatureParts, _ language: Language, _ program: Program, columns: Int?
  ) -> String { "" }

  package func review(_ parts: FeatureParts, _ language: Language) -> [Element] { [] }

  package func change(_ parts: FeatureParts, _ language: Language) -> String? {
    parts.part(of: .book, as: DocumentChangePart.self).map { what($0, language) }
  }

  package func reverted(_ parts: FeatureParts, _ language: Language) -> (what: String, effects: String)? {
    change(parts, language).map { ($0, "") }
  }

  private func what(_ part: DocumentChangePart, _ language: Language) -> String {
    let values = part.values.map { value in
      "\(name(of: value.name, language)): \(self.value(value, language))"
    }
    let weights = (part.bodyWeights ?? []).map(BodyWeightStrings(language: language).changed)
    return (values + weights + (part.deleted.map { [deleted($0, language)] } ?? [])).joined(separator: ", ")
  }

  private func deleted(_ things: [DeletedThings], _ language: Language) -> String {
    language.say(cs: "smazáno natrvalo: ", en: "deleted for good: ")
      + things.map { things in
        switch things.kind {
        case .account: language.say(cs: "účet", en: "account")
        case .comments: language.counted(things.count, .comments)
        case .heartRates:
          language.say(cs: "tep, ", en: "heart rates, ") + language.counted(things.count, .things)
        case .imported: language.say(cs: "z importu ", en: "of an import, ") + language.counted(things.count, .things)
        case .messages: language.counted(things.count, .messages)
        case .people: language.counted(things.count, .people)
        case .plans: language.counted(things.count, .plans)
        case .posts: language.counted(things.count, .posts)
        case .prayers:
          language.say(cs: "vše o modlitbách, ", en: "everything about prayers, ")
            + language.counted(things.count, .prayers)
        case .workouts:
          language.say(cs: "vše o cvičení, ", en: "everything about strength, ")
            + language.counted(things.count, .workouts)
        }
      }.joined(separator: ", ")
  }

  private func name(of kind: String, _ language: Language) -> String {
    let strings = SettingsNames(language: language)
    if let own = strings.name(of: kind) { return own }
    let setting = kind.hasPrefix("settings.") ? String(kind.dropFirst("settings.".utf8.count)) : kind
    return self.name(ofSetting: setting, language)
      ?? features.lazy.compactMap { $0.name(ofSetting: setting, language) }.first ?? printable(setting)
  }

  /// Returns the words for a value of a setting of a feature or of the overview; nil if there are none.
  private func words(_ text: String, of kind: String, _ language: Language) -> String? {
    let setting = kind.hasPrefix("settings.") ? String(kind.dropFirst("settings.".utf8.count)) : kind
    if setting == BookSettings.overviewName {
      return OverviewStrings(language: language).names(text.split(separator: ",").map(String.init), of: features)
    }
    return features.lazy.compactMap { $0.words(text, ofSetting: setting, language) }.first
  }

  private func value(_ value: DocumentChangePart.Value, _ language: Language) -> String {
    let written: String? =
      switch value.value {
      case .text(let text)?: text
      case .number(let number)?: String(number)
      case .flag?, nil: nil
      }
    if let own = written.flatMap({ words($0, of: value.name, language) }) { return own }
    return SettingsNames(language: language).value(value.name, value.value, profileStrings(language))
  }

  package func answer(_ method: String, _ output: some EncodedValueSource, _ language: Language) -> String? {
    switch method {
    case ImportFiles.method, SyncHealthData.method:
      output.decoded(as: ImportFiles.Output.self).map { ImportSummary(features, language, .usual).summary($0) }
    case UndoChange.method:
      output.decoded(as: UndoChange.Output.self).map {
        reverted($0, language.say(cs: "Vzato zpět: ", en: "Undone: "), language)
      }
    case RedoChange.method:
      output.decoded(as: RedoChange.Output.self).map {
        reverted($0, language.say(cs: "Znovu uděláno: ", en: "Redone: "), language)
      }
    case UpdateSettings.method:
      output.decoded(as: UpdateSettings.Output.self).flatMap { $0.set == nil ? nil : set($0, language) }
    case RecordBodyWeight.method:
      output.decoded(as: RecordBodyWeight.Output.self).map(BodyWeightStrings(language: language).recorded)
    case RepairStore.method:
      output.decoded(as: RepairStore.Output.self).map { StoreSummary.notice($0, language) }
    case LogIn.method, ResetPassword.method: BookStrings.lock(.open, language) + "\n"
    case LogOut.method: BookStrings.lock(.locked, language) + "\n"
    case RemoveAccount.method: BookStrings.lock(.none, language) + "\n"
    default: nil
    }
  }

  /// Describes the settings that a call set, each in a line with its value before: `Theme: Dark (was System)`.
  package func set(_ settings: UpdateSettings.Output, _ language: Language) -> String {
    set(settings.set ?? [], language).map { $0 + "\n" }.joined()
  }

  /// Describes the values of the profile that a call set, each in a line with its value before.
  package func set(_ profile: UpdateProfile.Output, _ language: Language) -> String {
    set(profile.set, of: "profile.", language).map { $0 + "\n" }.joined()
  }

  private func set(
    _ settings: [SetSetting], of prefix: String = "settings.", _ language: Language
  ) -> [String] {
    settings.map { setting in
      let kind = prefix + setting.name
      let (value, was) = (
        self.value(DocumentChangePart.Value(name: kind, value: setting.value), language),
        self.value(DocumentChangePart.Value(name: kind, value: setting.was), language)
      )
      let now = "\(name(of: kind, language)): \(value)"
      return setting.value == setting.was
        ? language.say(cs: "\(now), jako dosud", en: "\(now), as before")
        : language.say(cs: "\(now) (bylo \(was))", en: "\(now) (was \(was))")
    }
  }

  private func reverted(_ output: RevertedChangeOutput, _ head: String, _ language: Language) -> String {
    if let things = output.things {
      let number = language.say(cs: "import \(output.change); ", en: "import \(output.change); ")
      return head + number + ImportedWords(features, language).moved(things) + "\n"
    }
    let text = ([self] + features).compactMap { $0.reverted(output.parts, language) }
    return head + text.map(\.what).joined(separator: "; ") + "\n" + text.map(\.effects).joined()
  }

  package func event(_ name: String, _ details: some EncodedValueSource, _ language: Language) -> String? {
    switch name {
    case ImportFinishedDetails.event:
      details.decoded(as: ImportFinishedDetails.self).map { imported($0, language) }
    case ShowAccess.Output.changedEvent:
      details.decoded(as: ShowAccess.Output.self).map { BookStrings.access($0, language) }
    case UpdateSettings.Output.event:
      details.decoded(as: UpdateSettings.Output.self).map { settings in
        let changed = language.say(cs: "Nastavení se změnila.", en: "The settings have changed.")
        let lines = set((settings.set ?? []).filter { $0.value != $0.was }, language)
        return changed + (lines.isEmpty ? "" : " " + lines.joined(separator: ", ")) + "\n"
      }
    case BodyWeightChanged.event:
      details.decoded(as: BodyWeightChanged.self).map {
        BodyWeightStrings(language: language).changed($0) + "\n"
      }
    case AccountStateDetails.event:
      details.decoded(as: AccountStateDetails.self).map { BookStrings.lock($0.state, language) + "\n" }
    case Profile.event:
      details.decoded(as: Profile.self).map { SettingsSummary.changed($0, language, profileStrings(language)) }
    default: nil
    }
  }

  package var notifiedEvents: [String] { [] }

  package func name(ofSetting name: String, _ language: Language) -> String? {
    switch name {
    case BookSettings.overviewName: OverviewStrings(language: language).title
    case BookSettings.zone.name: BookStrings.zone(language)
    default: SettingsNames(language: language).name(of: name)
    }
  }

  /// The title of the setting `book.zone`.
  static func zone(_ language: Language) -> String {
    language.say(cs: "Časové pásmo souborů", en: "Time Zone of Files")
  }

  private func imported(_ details: ImportFinishedDetails, _ language: Language) -> String {
    let files = language.counted(details.fileCount, .files)
    return language.say(cs: "Načteno: \(files)\n", en: "Imported: \(files)\n")
  }

  /// Describes in a few words whether the book is locked.
  private static func lock(_ state: AccountStatus.State, _ language: Language) -> String {
    switch state {
    case .none: language.say(cs: "Kniha nemá účet", en: "The book has no account")
    case .open: language.say(cs: "Kniha je odemčená", en: "The book is unlocked")
    case .locked, .damaged: language.say(cs: "Kniha je zamčená", en: "The book is locked")
    }
  }

  /// Describes in one line whether the book may read health data, and from which file or folder.
  package static func access(_ access: ShowAccess.Output, _ language: Language) -> String {
    let path = printable(access.path ?? "")
    let line =
      switch access.status {
      case .neverGranted:
        language.say(
          cs: "Přístup ke zdravotním datům zatím není povolen", en: "Access to health data is not granted yet")
      case .granted:
        language.say(
          cs: "Přístup ke zdravotním datům je povolen: \(path)", en: "Access to health data is granted: \(path)")
      case .revoked:
        language.say(cs: "Přístup ke zdravotním datům je odebrán", en: "Access to health data is revoked")
      case .pathGone:
        language.say(
          cs: "Přístup ke zdravotním datům je povolen, ale soubor chybí: \(path)",
          en: "Access to health data is granted, but the file is missing: \(path)")
      }
    return line + "\n"
  }
}
