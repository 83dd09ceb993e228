Feature: Lists on paper
  Printing a list prints the list, without the menu, the tabs and the buttons around it.

  Background:
    Given a company with these people:
      | Kofi | Initiator  |
      | Efua | Authorizer |

  Scenario: Pending requests, own requests and reports are printed as lists
    Given Kofi has asked to move GHS 150.00 from the Current account to the Savings account
    When Efua looks at what waits under "Transfers > Between Own Accounts"
    And Efua prints the page
    Then Efua's paper says:
      | Asempa Bank          |
      | Pending Requests     |
      | Between Own Accounts |
      | GHS 150.00           |
    And Efua's paper does not say "Dashboard, Log Out, Mobile Money, Approve, Entries per page"
    When Kofi looks at his own requests under "Transfers > Between Own Accounts"
    And Kofi prints the page
    Then Kofi's paper says:
      | My Requests          |
      | Between Own Accounts |
      | GHS 150.00           |
    And Kofi's paper does not say "Dashboard, Log Out, Mobile Money, Recall Request, Entries per page"
    When Kofi opens the report "Transfers > Between Own Accounts"
    And Kofi presses "Apply filters"
    And Kofi prints the page
    Then Kofi's paper says:
      | Transaction Reports  |
      | Between Own Accounts |
      | GHS 150.00           |
    And Kofi's paper does not say "Dashboard, Log Out, Mobile Money, Download, Entries per page"
    When Kofi prints the page
    Then Kofi's paper says:
      | GHS 150.00 |
