let draft: Int = "left out"
