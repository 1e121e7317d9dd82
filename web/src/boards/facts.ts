// What boards need to know to be drawn, by `npm run types`.
export const FACTS = {
  "azul": {
    "colors": "byrkwj",
    "lines": 5,
    "floor": 5,
    "floor_costs": [
      1,
      1,
      2,
      2,
      2,
      3,
      3
    ],
    "wall": [
      "byrkw",
      "wbyrk",
      "kwbyr",
      "rkwby",
      "yrkwb"
    ],
    "bonuses": {
      "row": 2,
      "column": {
        "azul": 7,
        "azul-grey": 7,
        "azul-jokers": 7,
        "azul-grey-jokers": 7,
        "azul-mini": 7,
        "azul-express": 5
      },
      "color": 10
    },
    "tiles_per_factory": 4,
    "losses": [
      "floor_cost"
    ],
    "start_score": 0,
    "least_score": 0
  },
  "pavilion": {
    "colors": "pgoybr",
    "stars": "orbygpc",
    "rounds": 6,
    "costs": {
      "colored": [
        [
          1,
          2,
          3,
          4,
          5,
          6
        ],
        [
          1,
          2,
          3,
          4,
          5,
          6
        ],
        [
          1,
          2,
          3,
          4,
          5,
          6
        ],
        [
          1,
          2,
          3,
          4,
          5,
          6
        ],
        [
          1,
          2,
          3,
          4,
          5,
          6
        ],
        [
          1,
          2,
          3,
          4,
          5,
          6
        ],
        [
          1,
          2,
          3,
          4,
          5,
          6
        ]
      ],
      "mono": [
        [
          3,
          2,
          1,
          4,
          5,
          6
        ],
        [
          3,
          2,
          1,
          4,
          5,
          6
        ],
        [
          3,
          2,
          1,
          4,
          5,
          6
        ],
        [
          3,
          2,
          1,
          4,
          5,
          6
        ],
        [
          3,
          2,
          1,
          4,
          5,
          6
        ],
        [
          3,
          2,
          1,
          4,
          5,
          6
        ],
        [
          3,
          3,
          3,
          3,
          3,
          3
        ]
      ]
    },
    "elements": [
      {
        "kind": "pillar",
        "star": 0,
        "spaces": [
          [
            0,
            1
          ],
          [
            0,
            2
          ],
          [
            6,
            0
          ],
          [
            6,
            5
          ]
        ],
        "tiles": 1
      },
      {
        "kind": "statue",
        "star": 0,
        "spaces": [
          [
            0,
            0
          ],
          [
            0,
            1
          ],
          [
            1,
            2
          ],
          [
            1,
            3
          ]
        ],
        "tiles": 2
      },
      {
        "kind": "window",
        "star": 0,
        "spaces": [
          [
            0,
            4
          ],
          [
            0,
            5
          ]
        ],
        "tiles": 3
      },
      {
        "kind": "pillar",
        "star": 1,
        "spaces": [
          [
            1,
            1
          ],
          [
            1,
            2
          ],
          [
            6,
            0
          ],
          [
            6,
            1
          ]
        ],
        "tiles": 1
      },
      {
        "kind": "statue",
        "star": 1,
        "spaces": [
          [
            1,
            0
          ],
          [
            1,
            1
          ],
          [
            2,
            2
          ],
          [
            2,
            3
          ]
        ],
        "tiles": 2
      },
      {
        "kind": "window",
        "star": 1,
        "spaces": [
          [
            1,
            4
          ],
          [
            1,
            5
          ]
        ],
        "tiles": 3
      },
      {
        "kind": "pillar",
        "star": 2,
        "spaces": [
          [
            2,
            1
          ],
          [
            2,
            2
          ],
          [
            6,
            1
          ],
          [
            6,
            2
          ]
        ],
        "tiles": 1
      },
      {
        "kind": "statue",
        "star": 2,
        "spaces": [
          [
            2,
            0
          ],
          [
            2,
            1
          ],
          [
            3,
            2
          ],
          [
            3,
            3
          ]
        ],
        "tiles": 2
      },
      {
        "kind": "window",
        "star": 2,
        "spaces": [
          [
            2,
            4
          ],
          [
            2,
            5
          ]
        ],
        "tiles": 3
      },
      {
        "kind": "pillar",
        "star": 3,
        "spaces": [
          [
            3,
            1
          ],
          [
            3,
            2
          ],
          [
            6,
            2
          ],
          [
            6,
            3
          ]
        ],
        "tiles": 1
      },
      {
        "kind": "statue",
        "star": 3,
        "spaces": [
          [
            3,
            0
          ],
          [
            3,
            1
          ],
          [
            4,
            2
          ],
          [
            4,
            3
          ]
        ],
        "tiles": 2
      },
      {
        "kind": "window",
        "star": 3,
        "spaces": [
          [
            3,
            4
          ],
          [
            3,
            5
          ]
        ],
        "tiles": 3
      },
      {
        "kind": "pillar",
        "star": 4,
        "spaces": [
          [
            4,
            1
          ],
          [
            4,
            2
          ],
          [
            6,
            3
          ],
          [
            6,
            4
          ]
        ],
        "tiles": 1
      },
      {
        "kind": "statue",
        "star": 4,
        "spaces": [
          [
            4,
            0
          ],
          [
            4,
            1
          ],
          [
            5,
            2
          ],
          [
            5,
            3
          ]
        ],
        "tiles": 2
      },
      {
        "kind": "window",
        "star": 4,
        "spaces": [
          [
            4,
            4
          ],
          [
            4,
            5
          ]
        ],
        "tiles": 3
      },
      {
        "kind": "pillar",
        "star": 5,
        "spaces": [
          [
            5,
            1
          ],
          [
            5,
            2
          ],
          [
            6,
            4
          ],
          [
            6,
            5
          ]
        ],
        "tiles": 1
      },
      {
        "kind": "statue",
        "star": 5,
        "spaces": [
          [
            0,
            2
          ],
          [
            0,
            3
          ],
          [
            5,
            0
          ],
          [
            5,
            1
          ]
        ],
        "tiles": 2
      },
      {
        "kind": "window",
        "star": 5,
        "spaces": [
          [
            5,
            4
          ],
          [
            5,
            5
          ]
        ],
        "tiles": 3
      }
    ],
    "star_points": {
      "p": 20,
      "g": 18,
      "o": 17,
      "y": 16,
      "b": 15,
      "r": 14,
      "mixed": 12
    },
    "number_points": [
      4,
      8,
      12,
      16
    ],
    "most_kept": 4,
    "supply_spaces": 10,
    "tiles_per_factory": 4,
    "losses": [
      "leftover_cost",
      "passed",
      "took_marker"
    ],
    "start_score": 5,
    "least_score": 1
  }
} as const;
