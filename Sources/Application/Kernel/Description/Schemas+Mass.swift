package import KernelDomain

extension MassUnit {
  package static let schema = Schema("MassUnit", "The unit in which a load was entered.", MassUnit.allCases)
}

extension Load {
  package static let schema = Schema(
    "Load", "A load in the unit in which it was entered: more than 0 and at most 2,000 kg.",
    [
      .init(
        "thousandths", Schema(.integer(1...Load.most(.pound))), "The amount of the load, in thousandths of the unit.",
        unit: .of("thousandths of the unit"), examples: ["22500"]),
      .init("unit", MassUnit.schema, "The unit of the load."),
    ])
}
