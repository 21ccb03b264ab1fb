// A file in the folder that belongs to no target.
let stray: Int = "does not compile"
