import JSONCoding
package import Storage

extension FormatOneNames {
  /// Adds profile and settings, which were one document each. The features' settings have to be there already.
  package mutating func addBook() {
    let names = settings
    documents["profile"] = { bytes in
      DocumentCoding.decode(bytes).map { members in
        Dictionary(uniqueKeysWithValues: members.map { ("profile." + $0.key, $0.value) })
      }
    }
    documents["settings"] = { bytes in
      DocumentCoding.decode(bytes).map { FormatOneNames.settings($0, names) }
    }
    let null = Array("null".utf8)
    defaults["profile.name"] = Array(#""""#.utf8)
    defaults["profile.avatar"] = Array(#""silhouette""#.utf8)
    defaults["settings.theme"] = Array(#""system""#.utf8)
    defaults["settings.design"] = null
    defaults["settings.language"] = null
  }

  /// A member that was left out followed the environment.
  private static func settings(_ members: [String: [UInt8]], _ names: [String: String]) -> [String: [UInt8]] {
    let null = Array("null".utf8)
    var values: [String: [UInt8]] = [:]
    values["settings.theme"] = members["theme"]
    values["settings.design"] = members["design"] ?? null
    values["settings.language"] = members["language"] ?? null
    for (name, isOn) in members["switches"].flatMap(DocumentCoding.decode) ?? [:] {
      if let name = names[name] { values["settings.\(name)"] = isOn }
    }
    return values
  }
}
