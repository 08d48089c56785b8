package import KernelDomain

/// Changes the profile. Values that the input omits stay unchanged.
package struct UpdateProfile: UseCase {
  package static let method = "profile.updateProfile"
  package static let summary = "Change the name and picture of the book's owner."
  package static let kind = UseCaseKind.change

  package struct Input: Described, Equatable {
    package var name: String?
    package var avatar: Avatar?

    package static let schema = Schema(
      "The values to change.",
      [
        .optional("name", .ownerName, "The owner's name; an empty text removes it; if left out, it is not changed."),
        .optional("avatar", Avatar.schema, "The owner's picture; if left out, it is not changed."),
      ])

    package init(name: String? = nil, avatar: Avatar? = nil) {
      self.name = name
      self.avatar = avatar
    }
  }

  /// The profile after the change, and what was set.
  package struct Output: Described, Equatable {
    package var name: String
    package var avatar: Avatar
    /// The number that identifies the change; nil if nothing changed.
    package var change: Int?
    /// The values that the input named, in the order in which screens list them.
    package var set: [SetSetting]

    package var profile: Profile { Profile(name: name, avatar: avatar) }

    package static let schema = Schema(
      "ChangedProfile", "The owner of the book, and what the call set.",
      [
        .init("name", .ownerName, "The owner's name; empty if none was given."),
        .init("avatar", Avatar.schema, "The owner's picture."),
        .optional(
          "change", .ordinal, "The number of the change, which `book.undo` takes; left out if nothing was changed."),
        .init("set", .list(SetSetting.schema), "The values that the call set."),
      ])
  }

  let profiles: any ProfileRepository

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    var name: String?
    if let given = input.name { name = try valid(given) }
    var before = Profile()
    let (number, after) = try profiles.recordChange { profile in
      before = profile
      return Profile(name: name ?? profile.name, avatar: input.avatar ?? profile.avatar)
    }
    var output = Output(name: after.name, avatar: after.avatar, change: number, set: [])
    func set(_ name: String, _ value: String, _ was: String) {
      output.set.append(SetSetting(name: name, value: .text(value), was: .text(was)))
    }
    if name != nil { set("name", after.name, before.name) }
    if input.avatar != nil { set("avatar", after.avatar.rawValue, before.avatar.rawValue) }
    return output
  }

  private func valid(_ name: String) throws(Failure) -> String {
    // Checks the number of bytes first, because counting the characters of a long text may take time that grows with
    // the square of its length.
    guard name.utf8.count <= Profile.longestName * UpdateProfile.longestCharacter else {
      throw .invalidInput(
        field: "name", problem: .input(.nameBytes(found: name.utf8.count, most: Profile.longestName)))
    }
    let name = trimmed(name)
    guard name.count <= Profile.longestName else {
      throw .invalidInput(
        field: "name", problem: .input(.nameCharacters(found: name.count, most: Profile.longestName)))
    }
    guard NamedTextRule.hidesNothing(name) else {
      throw .invalidInput(field: "name", problem: .input(.nameControlCharacters))
    }
    return name
  }

  /// The maximum number of bytes in one character. Even the longest characters in use, such as family emoji, have
  /// fewer.
  private static let longestCharacter = 40

  private func trimmed(_ text: String) -> String {
    let characters = text.drop { $0.isWhitespace }
    return String(characters.reversed().drop { $0.isWhitespace }.reversed())
  }
}

extension Profile {
  package static let event = "profile.profileChanged"
}

extension UpdateProfile.Output: Announcing {
  package static var announced: [EventDescription] {
    [EventDescription(Profile.event, Profile.schema, "The owner's name or picture has changed.")]
  }

  package func events(changed: Bool) -> [BookEvent] {
    changed ? [BookEvent(Profile.event, profile)] : []
  }
}
